import type { OrgTable } from '../../../database/tables.ts';

/** Tables of an organization that are not in its export, and why. */
export const leftOut = {
  socket_tickets: 'secrets, good for a moment',
  ticket_access: 'secrets: links of requesters to their tickets',
  chat_access: 'secrets: of visitors in their chats',
  idempotency_keys: 'answers kept for a day, for whom sends a call twice',
  notice_addresses: 'confirmed again where the forms are imported',
  tallies: 'how often somebody did something, for the limits of a day',
  outbox: 'only work of a server',
  organization_exports: 'the exports themselves',
  search_documents: 'made anew from the tickets',
  resumable_uploads: 'uploads that are not whole yet',
  unsent_uploads: 'how much visitors have uploaded and not sent, for an hour',
  help_readers: 'only tells the anonymous readers of a day apart',
  chat_attendance: 'who is there at this moment',
  mail_health: 'how the way out of one server does',
} as const satisfies { [T in OrgTable]?: string };
