import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../data/session.ts';
import { useWrite } from '../../data/use-write.ts';
import m from './messages.yaml';

export type CannedReply = Schema<'CannedReply'>;
export type Visibility = CannedReply['visibility'];

/** The reads to invalidate after a canned reply has changed. */
export const readsOfReplies = ['cannedReplies.list', 'cannedReplies.folders'] as const;

/** Returns whether the signed-in member may change a canned reply: their own, or with a permission those of the team. */
export function useMayChange() {
  const mayWriteTeam = useCan()('manage_help_center');
  return ({ visibility }: Pick<CannedReply, 'visibility'>) =>
    visibility === 'personal' || mayWriteTeam;
}

/** Deletes a canned reply; the toast can undo it. */
export function useDeletion() {
  const { write: restore } = useWrite('cannedReplies.restore', {
    done: m.replies.cannedReplyRestored,
    failed: m.replies.theCannedReplyCouldNotBe,
    refresh: readsOfReplies,
  });
  return useWrite('cannedReplies.delete', {
    done: (_, { id }) => ({ title: m.replies.cannedReplyDeleted, undo: () => restore({ id }) }),
    failed: m.replies.theCannedReplyCouldNotBe2,
    refresh: readsOfReplies,
  });
}
