import { now } from '../../../../database/ids.ts';
import type { Tx } from '../../../../database/types.ts';

/** Lets these members follow a ticket; those who do already stay. */
export async function addFollowers(tx: Tx, ticketId: string, userIds: readonly string[]) {
  const at = now();
  for (const user_id of new Set(userIds)) {
    await tx.insertIfAbsent('ticket_followers', { ticket_id: ticketId, user_id, created_at: at });
  }
}

/** Who leaves the staff follows nothing any more. */
export const unfollowAll = (tx: Tx, userId: string) =>
  tx.remove('ticket_followers', { user_id: userId });
