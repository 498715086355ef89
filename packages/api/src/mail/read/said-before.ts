import { wallClock } from '@helpdesk/sdk/rules/calendar';
import { prepare } from '../../database/prepare.ts';
import type { TicketMessageRow } from '../../database/rows/tickets.ts';
import type { Org, P } from '../../database/types.ts';
import type { TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import type { Earlier } from '../layout/blocks.ts';
import { oneLine } from '../sending/address.ts';

/** With more quoted messages, the quotes would be longer than the reply. */
const maxMessages = 5;
const maxLength = 2_000;

/** Selects only messages that everyone with the ticket's page sees, and nothing from another requester's merged ticket. */
const publicBefore = prepare((org, p: P<'ticket' | 'id' | 'at' | 'limit'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('visibility', 'public')
    .whereNull('merged_from')
    .where('id', '!=', p.id)
    .where('created_at', '<=', p.at)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit)
    .select('author_name', 'body', 'created_at'),
);

type Said = Pick<TicketMessageRow, 'author_name' | 'body' | 'created_at'>;

/** Returns the messages of a ticket before another one, newest first, in the organization's time zone. */
export async function readSaidBefore(
  org: Org,
  ticket: TicketWithPeople,
  { id, created_at: at }: Pick<TicketMessageRow, 'id' | 'created_at'>,
  { timezone, name }: { timezone: string; name: string },
): Promise<Earlier[]> {
  const said = await org.all<Said>(publicBefore({ ticket: ticket.id, id, at, limit: maxMessages }));
  const first: Said = {
    author_name: ticket.customer_name ?? ticket.customer_email,
    body: ticket.description,
    created_at: ticket.created_at,
  };
  // The tickets that the team opened with a message have no description.
  const hasFirst = said.length < maxMessages && first.body !== '';
  return (hasFirst ? [...said, first] : said).map((one) => ({
    about: `${oneLine(one.author_name ?? name)}, ${clock(timezone, one.created_at)}`,
    text: cut(one.body),
  }));
}

/** The same format in all languages. */
const clock = (timezone: string, at: string) =>
  wallClock(timezone, Date.parse(at)).slice(0, 16).replace('T', ' ');

/** Shortens a long text. */
export const cut = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
