import { prepare } from '../../../database/prepare.ts';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { type Tagged, tagColumn } from '../../tags/read/on-ticket.ts';

/** Rows per query; reports are streamed. */
const page = 200;

type Place = { at: string; id: string };

export type ReportedTicket = Pick<
  TicketRow,
  | 'id'
  | 'number'
  | 'subject'
  | 'status'
  | 'priority'
  | 'source'
  | 'customer_name'
  | 'customer_email'
  | 'created_at'
  | 'first_response_at'
  | 'first_response_ms'
  | 'resolved_at'
  | 'resolution_ms'
> &
  Tagged & { agent: string | null; form: string | null; time_spent: number | string };

const timeSpent = (org: OrgScope) =>
  org
    .from('time_entries', 'spent')
    .whereRaw('spent.ticket_id = tickets.id')
    .whereNull('spent.deleted_at')
    .sum('spent.minutes');

const tickets = prepare((org, p: P<'at' | 'id' | 'until' | 'limit'>) =>
  org
    .from('tickets')
    .leftJoin('users', 'users.id', 'tickets.assigned_agent_id')
    .leftJoin(org.from('contact_forms').as('form'), 'form.id', 'tickets.form_id')
    .whereRaw('(tickets.created_at, tickets.id) > (?, ?)', [p.at, p.id])
    .where('tickets.created_at', '<', p.until)
    .orderBy(['tickets.created_at', 'tickets.id'])
    .limit(p.limit)
    .select(
      'tickets.id',
      'tickets.number',
      'tickets.subject',
      'tickets.status',
      'tickets.priority',
      'tickets.source',
      'tickets.customer_name',
      'tickets.customer_email',
      'tickets.created_at',
      'tickets.first_response_at',
      'tickets.first_response_ms',
      'tickets.resolved_at',
      'tickets.resolution_ms',
      'users.email as agent',
      'form.name as form',
      tagColumn(org),
      org.raw('coalesce((?), 0) as time_spent', [timeSpent(org)]),
    ),
);

const ratings = prepare((org, p: P<'at' | 'id' | 'until' | 'limit'>) =>
  org
    .from('chat_sessions')
    .leftJoin('users', 'users.id', 'chat_sessions.agent_id')
    .whereRaw('(chat_sessions.rated_at, chat_sessions.id) > (?, ?)', [p.at, p.id])
    .where('chat_sessions.rated_at', '<', p.until)
    .orderBy(['chat_sessions.rated_at', 'chat_sessions.id'])
    .limit(p.limit)
    .select(
      'chat_sessions.id',
      'chat_sessions.rated_at',
      'chat_sessions.rating',
      'chat_sessions.rating_comment',
      'chat_sessions.customer_name',
      'chat_sessions.customer_email',
      'users.email as agent',
    ),
);

interface ReportedRating {
  id: string;
  rated_at: string;
  rating: number;
  rating_comment: string | null;
  customer_name: string | null;
  customer_email: string | null;
  agent: string | null;
}

interface Span {
  since: string;
  until: string;
}

/** The tickets opened in a period, oldest first. */
export const ticketsOf = (org: Org, span: Span) =>
  pages<ReportedTicket>(span, (after) => org.all(tickets(after)), 'created_at');

/** The ratings given in a period, oldest first. */
export const ratingsOf = (org: Org, span: Span) =>
  pages<ReportedRating>(span, (after) => org.all(ratings(after)), 'rated_at');

async function* pages<Row extends { id: string }>(
  { since, until }: Span,
  read: (after: Place & { until: string; limit: number }) => Promise<Row[]>,
  at: keyof Row,
) {
  let place: Place = { at: since, id: '' };
  for (;;) {
    const rows = await read({ ...place, until, limit: page });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    place = { at: String(last[at]), id: last.id };
    await new Promise((turn) => setImmediate(turn));
  }
}
