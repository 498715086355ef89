import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../data/session.ts';
import { useWrite } from '../../data/use-write.ts';

export type CannedReply = Schema<'CannedReply'>;
export type Visibility = CannedReply['visibility'];

/** The reads to invalidate after a canned reply has changed. */
export const readsOfReplies = ['cannedReplies.list', 'cannedReplies.folders'] as const;

/** Returns whether the signed-in member may change a canned reply: their own, and with a permission those of the team. */
export function useMayChange() {
  const mayWriteTeam = useCan()('manage_help_center');
  return ({ visibility }: Pick<CannedReply, 'visibility'>) =>
    visibility === 'personal' || mayWriteTeam;
}

/** Deletes a canned reply; the toast brings it back. */
export function useDeletion() {
  const { write: restore } = useWrite('cannedReplies.restore', {
    done: 'Canned reply restored',
    failed: 'The canned reply could not be restored',
    refresh: readsOfReplies,
  });
  return useWrite('cannedReplies.delete', {
    done: (_, { id }) => ({ title: 'Canned reply deleted', undo: () => restore({ id }) }),
    failed: 'The canned reply could not be deleted',
    refresh: readsOfReplies,
  });
}
