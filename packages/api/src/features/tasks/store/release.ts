import type { Tx } from '../../../database/types.ts';

/** Unassigns the tasks of a member who leaves the staff, so anyone can do them. */
export const releaseTasks = (tx: Tx, userId: string) =>
  tx.update('ticket_tasks', { assignee_id: userId }, { assignee_id: null });
