import { now } from '../../../../database/ids.ts';
import type { Tx } from '../../../../database/types.ts';

/** Makes these members follow a ticket; existing followers stay. */
export async function addFollowers(tx: Tx, ticketId: string, userIds: readonly string[]) {
  const at = now();
  for (const user_id of new Set(userIds)) {
    await tx.insertIfAbsent('ticket_followers', { ticket_id: ticketId, user_id, created_at: at });
  }
}

/** Removes a member who leaves the staff from all followers. */
export const unfollowAll = (tx: Tx, userId: string) =>
  tx.remove('ticket_followers', { user_id: userId });
