import type { Schema } from '@helpdesk/sdk/contract/operations';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { readsOfViews, type SavedView } from './saved-views.ts';

type Change = Schema<'SavedViewPatch'>;

const failedTo = (what: string) => (error: Error) => ({
  title: 'Error',
  text: serverMessage(error, what),
});

/** Deletes a saved view; the toast brings it back. */
export function useDeletion(onDone?: () => void) {
  const { write: restore } = useWrite('views.restore', {
    done: 'View restored',
    failed: failedTo('The view could not be restored'),
    refresh: readsOfViews,
  });
  const { write } = useWrite('views.delete', {
    done: (_, { id }) => ({ title: 'View deleted', undo: () => restore({ id }) }),
    failed: failedTo('The view could not be deleted'),
    refresh: readsOfViews,
    ...(onDone && { onDone }),
  });
  return write;
}

/** Changes a saved view; the toast takes the change back. */
export function useViewChange(view: SavedView) {
  const { write: back } = useWrite('views.update', {
    done: 'The change was undone',
    failed: failedTo('The change could not be undone'),
    refresh: readsOfViews,
  });
  const { write } = useWrite('views.update', {
    done: (_, { id, ...change }) => ({
      title: titleOf(change),
      undo: () => back({ id, ...before(view, change) }),
    }),
    failed: failedTo('The view could not be changed'),
    refresh: readsOfViews,
  });
  return (change: Change) => write({ id: view.id, ...change });
}

/** What a change replaces. */
function before(view: SavedView, change: Change): Change {
  const names = Object.keys(change) as (keyof Change)[];
  // Whoever takes a view back into its list wants it at its old place.
  if (change.visibility) names.push('position');
  return Object.fromEntries(names.map((name) => [name, view[name]]));
}

function titleOf({ visibility, position }: Change): string {
  if (visibility)
    return visibility === 'team' ? 'View shared with the team' : 'View is personal now';
  return position === undefined ? 'View updated' : 'View moved';
}

/** Chooses what the tickets open with. */
export function useOpening() {
  return useWrite('views.setDefault', {
    done: (_, { view }) =>
      view === null ? 'Tickets open with all tickets' : 'Tickets open with this view',
    failed: failedTo('The choice could not be saved'),
    refresh: ['views.list'],
  }).write;
}
