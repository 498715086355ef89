import type { Query as Asked, Schema } from '@helpdesk/sdk/contract/operations';
import type { Days } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { type Kind, kinds, whereOf } from '../../../figures/kinds.ts';
import { looked, shown, within } from './behind.ts';

export type AgentFigure = Asked<'metrics.agentTickets'>['figure'];

interface Row {
  id: string;
  number: string;
  subject: string;
  at: string;
}

const active = (org: OrgScope, p: P<'agent'>) =>
  org
    .from('tickets')
    .where('assigned_agent_id', p.agent)
    .whereRaw("status in ('open', 'in_progress')")
    .orderByRaw('updated_at desc, id desc')
    .limit(shown)
    .select('id', 'number', 'subject', 'updated_at as at');

/** Selects the tickets that count for an agent, by the definition of the count. */
const withMoment = (kind: Kind, who: string) =>
  prepare((org, p: P<'agent' | 'since' | 'until'>) => {
    const { at } = kinds[kind];
    return org
      .from('tickets')
      .whereRaw(whereOf(kind) ?? '1 = 1')
      .where(at, '>=', p.since)
      .where(at, '<', p.until)
      .where(who, p.agent)
      .orderByRaw(`${at} desc, id desc`)
      .limit(looked)
      .select('id', 'number', 'subject', `${at} as at`);
  });

const now = {
  open: prepare(active),
  waiting: prepare((org, p: P<'agent'>) => active(org, p).where('turn', 'us')),
};

const then = {
  assigned: withMoment('assigned', 'assigned_agent_id'),
  firstResponse: withMoment('answered', 'first_responder_id'),
  resolved: withMoment('resolved', 'resolved_by'),
  reopened: withMoment('reopened', 'reopened_from'),
  replies: prepare((org, p: P<'agent' | 'since' | 'until'>) =>
    org
      .from('ticket_messages', 'reply')
      .join(org.from('tickets').as('ticket'), 'ticket.id', 'reply.ticket_id')
      .whereRaw(whereOf('replied') ?? '')
      .where('reply.created_at', '>=', p.since)
      .where('reply.created_at', '<', p.until)
      .where('reply.user_id', p.agent)
      .orderByRaw('reply.created_at desc, reply.id desc')
      .limit(looked)
      .select('ticket.id', 'ticket.number', 'ticket.subject', 'reply.created_at as at'),
  ),
};

/** Time is logged for days, so business hours don't matter. */
const withTime = prepare((org, p: P<'agent' | 'from' | 'to'>) =>
  org
    .from('time_entries', 'spent')
    .join(org.from('tickets').as('ticket'), 'ticket.id', 'spent.ticket_id')
    .whereNull('spent.deleted_at')
    .where('spent.minutes', '>', 0)
    .where('spent.day', '>=', p.from)
    .where('spent.day', '<=', p.to)
    .where('spent.user_id', p.agent)
    .orderByRaw('spent.day desc, spent.id desc')
    .limit(looked)
    .select('ticket.id', 'ticket.number', 'ticket.subject', 'spent.day as at'),
);

/** Reads the tickets behind an agent's figure, latest first. */
export async function readAgentTickets(
  org: Org,
  agent: string,
  figure: AgentFigure,
  { span, slots }: Days,
): Promise<Schema<'TicketRef'>[]> {
  const rows = await readRows(org, agent, figure, { span, slots });
  const tickets = new Map(
    rows.map(({ id, number, subject }) => [id, { id, ticketNumber: number, subject }]),
  );
  return [...tickets.values()].slice(0, shown);
}

async function readRows(
  org: Org,
  agent: string,
  figure: AgentFigure,
  { span, slots }: Pick<Days, 'span' | 'slots'>,
): Promise<Row[]> {
  const { from, to, since, until } = span;
  if (figure === 'open' || figure === 'waiting') return org.all<Row>(now[figure]({ agent }));
  if (figure === 'timeSpent') return org.all<Row>(withTime({ agent, from, to }));
  return (await org.all<Row>(then[figure]({ agent, since, until }))).filter(within(slots));
}
