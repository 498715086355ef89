import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Handlers } from '../../http/handlers.ts';
import {
  countHeldMails,
  type DeadLetterRow,
  readDeadLetters,
  retryDeadLetter,
  retryDeadLetters,
} from './store/dead-letters.ts';

export const deadLetters: Handlers<'deadLetters'> = {
  list: async ({ org, query }) => {
    const { rows, total } = await readDeadLetters(org, query.limit);
    const heldMails = await countHeldMails(org);
    return { deadLetters: rows.map(presentDeadLetter), total, heldMails };
  },

  retry: async ({ org, params }) => {
    await retryDeadLetter(org, params.id);
  },

  retryAll: async ({ org, body }) => ({ queued: await retryDeadLetters(org, body.kind) }),
};

const presentDeadLetter = (row: DeadLetterRow): Schema<'DeadLetter'> => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  target: row.target,
  reason: row.reason,
  attempts: row.attempts,
  createdAt: row.created_at,
  ticket:
    row.ticket_id && row.ticket_number
      ? { id: row.ticket_id, ticketNumber: row.ticket_number }
      : null,
});
