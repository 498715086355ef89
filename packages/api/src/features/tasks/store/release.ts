import type { Tx } from '../../../database/types.ts';

/** The tasks of who leaves the staff stay, for anybody to do. */
export const releaseTasks = (tx: Tx, userId: string) =>
  tx.update('ticket_tasks', { assignee_id: userId }, { assignee_id: null });
