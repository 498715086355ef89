import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { readsOfViews, type SavedView } from './saved-views.ts';

type Change = Schema<'SavedViewPatch'>;

const failedTo = (what: string) => messageOr(what);

/** Deletes a saved view; the toast can undo it. */
export function useDeletion(onDone?: () => void) {
  const { write: restore } = useWrite('views.restore', {
    done: m.useViewChanges.viewRestored,
    failed: failedTo(m.useViewChanges.theViewCouldNotBeRestored),
    refresh: readsOfViews,
  });
  const { write } = useWrite('views.delete', {
    done: (_, { id }) => ({ title: m.useViewChanges.viewDeleted, undo: () => restore({ id }) }),
    failed: failedTo(m.useViewChanges.theViewCouldNotBeDeleted),
    refresh: readsOfViews,
    ...(onDone && { onDone }),
  });
  return write;
}

/** Changes a saved view; the toast can undo it. */
export function useViewChange(view: SavedView) {
  const { write: back } = useWrite('views.update', {
    done: m.useViewChanges.theChangeWasUndone,
    failed: failedTo(m.useViewChanges.theChangeCouldNotBeUndone),
    refresh: readsOfViews,
  });
  const { write } = useWrite('views.update', {
    done: (_, { id, ...change }) => ({
      title: titleOf(change),
      undo: () => back({ id, ...before(view, change) }),
    }),
    failed: failedTo(m.useViewChanges.theViewCouldNotBeChanged),
    refresh: readsOfViews,
  });
  return (change: Change) => write({ id: view.id, ...change });
}

/** The previous values of the changed fields. */
function before(view: SavedView, change: Change): Change {
  const names = Object.keys(change) as (keyof Change)[];
  // A view whose visibility is restored should return to its old position.
  if (change.visibility) names.push('position');
  return Object.fromEntries(names.map((name) => [name, view[name]]));
}

function titleOf({ visibility, position }: Change): string {
  if (visibility)
    return visibility === 'team'
      ? m.useViewChanges.viewSharedWithTheTeam
      : m.useViewChanges.viewIsPersonalNow;
  return position === undefined ? m.useViewChanges.viewUpdated : m.useViewChanges.viewMoved;
}

/** Sets the default view of the tickets. */
export function useOpening() {
  return useWrite('views.setDefault', {
    done: (_, { view }) =>
      view === null
        ? m.useViewChanges.ticketsOpenWithAllTickets
        : m.useViewChanges.ticketsOpenWithThisView,
    failed: failedTo(m.useViewChanges.theChoiceCouldNotBeSaved),
    refresh: ['views.list'],
  }).write;
}
