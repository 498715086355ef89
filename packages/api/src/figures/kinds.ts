import type { OrgTable } from '../database/tables.ts';
import { bandIn } from './bands.ts';
import { priorities, resolutionTargets, responseTargets } from './targets.ts';

/** A kind of hourly counter: the rows of a table by a time column, and a part in SQL. `names.ts` names the counters of one row. */
interface CountedBy {
  table: OrgTable;
  at: string;
  /** The same conditions as the index that finds them by time. */
  where?: string;
  part: string;
}

const orNobody = (column: string) => `coalesce(${column}, '')`;

const goalIn = (column: string, targets: Record<(typeof priorities)[number], number>) => {
  const target = priorities
    .map((priority, at) => `when ${priorities.length - 1 - at} then ${targets[priority]}`)
    .join(' ');
  return `cast(urgency as text) || case when ${column} <= (case urgency ${target} end) then '.1' else '.0' end`;
};

export const kinds = {
  created: { table: 'tickets', at: 'created_at', part: 'source' },
  form: { table: 'tickets', at: 'created_at', where: 'form_id is not null', part: 'form_id' },
  assigned: {
    table: 'tickets',
    at: 'assigned_at',
    where: 'assigned_at is not null and assigned_agent_id is not null',
    part: 'assigned_agent_id',
  },
  answered: {
    table: 'tickets',
    at: 'first_response_at',
    where: 'first_response_at is not null and first_response_ms is not null',
    part: `${bandIn('first_response_ms')} || '.' || ${orNobody('first_responder_id')}`,
  },
  answer_goal: {
    table: 'tickets',
    at: 'first_response_at',
    where: 'first_response_at is not null and first_response_ms is not null',
    part: goalIn('first_response_ms', responseTargets),
  },
  resolved: {
    table: 'tickets',
    at: 'resolved_at',
    where: 'resolved_at is not null',
    part: orNobody('resolved_by'),
  },
  resolve_goal: {
    table: 'tickets',
    at: 'resolved_at',
    where: 'resolved_at is not null',
    part: goalIn('resolution_ms', resolutionTargets),
  },
  reopened: {
    table: 'tickets',
    at: 'reopened_at',
    where: 'reopened_at is not null',
    part: orNobody('reopened_from'),
  },
  replied: {
    table: 'ticket_messages',
    at: 'created_at',
    where: "author_type = 'staff' and visibility = 'public' and user_id is not null",
    part: 'user_id',
  },
  chat: {
    table: 'chat_sessions',
    at: 'accepted_at',
    where: 'accepted_at is not null and agent_id is not null',
    part: 'agent_id',
  },
  rated: {
    table: 'chat_sessions',
    at: 'rated_at',
    where: 'rated_at is not null',
    part: `cast(rating as text) || '.' || ${orNobody('agent_id')}`,
  },
} as const satisfies Record<string, CountedBy>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

/** The condition of a kind; null if all rows count. */
export const whereOf = (kind: Kind): string | null => (kinds[kind] as CountedBy).where ?? null;
