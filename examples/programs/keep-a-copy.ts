/**
 * Keeps a copy of all tickets with their messages in a file, and resumes where it stopped: `HELPDESK_URL=…
 * HELPDESK_API_KEY=… npx tsx keep-a-copy.ts copy.json`. The key acts for a member and needs tickets:read and webhooks:read,
 * for the event log.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHelpdesk, type Schema } from '@helpdesk/sdk';

const [file = 'copy.json'] = process.argv.slice(2);
const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  apiKey: process.env.HELPDESK_API_KEY,
});

interface Copy {
  /** The position in the event log from which to continue. */
  cursor: number;
  updatedSince: string;
  tickets: Record<string, Schema<'TicketDetail'>>;
}

const copy: Copy = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { cursor: 0, updatedSince: '2000-01-01T00:00:00.000Z', tickets: {} };
const { tickets } = copy;

// Lists contain existing tickets; the event log shows which are gone: deleted, merged or marked as spam.
const gone = ['ticket.deleted', 'ticket.marked_as_spam'];
for (;;) {
  const { data, cursor } = await helpdesk.v1.events({ after: copy.cursor });
  for (const { type, data: said } of data) {
    if (said.ticket && gone.includes(type)) delete tickets[said.ticket.id];
    for (const { id } of said.merged ?? []) delete tickets[id];
  }
  copy.cursor = cursor;
  if (data.length === 0) break;
}

let newest = copy.updatedSince;
for await (const { id, updatedAt } of helpdesk.tickets.list({ updatedSince: copy.updatedSince })) {
  tickets[id] = await helpdesk.tickets.get({ id });
  newest = updatedAt;
}
// A ticket that is being written isn't in the list yet, so the next run starts a minute earlier.
const aMinuteEarlier = new Date(Date.parse(newest) - 60_000).toISOString();
if (aMinuteEarlier > copy.updatedSince) copy.updatedSince = aMinuteEarlier;

writeFileSync(`${file}.new`, JSON.stringify(copy));
renameSync(`${file}.new`, file);
const messages = Object.values(tickets).flatMap((ticket) => ticket.messages);
console.log(`${Object.keys(tickets).length} tickets, ${messages.length} messages`);
