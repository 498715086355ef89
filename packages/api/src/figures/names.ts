import { rankOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { ChatSessionRow } from '../database/rows/chat.ts';
import type { TicketMessageRow, TicketRow } from '../database/rows/tickets.ts';
import { bandOf } from './bands.ts';
import type { Kind } from './kinds.ts';
import { resolutionTargets, responseTargets } from './targets.ts';

/** The start of the names of hourly counters, such as `hour.created.2026-11-29T13.email`. Names of a kind sort by time. */
export const beginOfHours = (kind: Kind) => `hour.${kind}.`;
const nameOf = (kind: Kind, at: string, part: string) =>
  `${beginOfHours(kind)}${at.slice(0, 13)}.${part}`;

/** Counters without rows are kept by quarter hour, because the days of every time zone begin at one. */
export const quarterOf = (at: string) => {
  const minutes = Math.floor(Number(at.slice(14, 16)) / 15) * 15;
  return `${at.slice(0, 14)}${String(minutes).padStart(2, '0')}`;
};

/** The fields of a ticket that figures are computed from. */
export type Moments = Pick<TicketRow, 'created_at' | 'priority' | 'source'> &
  Partial<
    Pick<
      TicketRow,
      | 'form_id'
      | 'assigned_at'
      | 'assigned_agent_id'
      | 'resolved_at'
      | 'resolved_by'
      | 'reopened_at'
      | 'reopened_from'
      | 'first_response_at'
      | 'first_response_ms'
      | 'first_responder_id'
    >
  >;

/** The counters that a ticket increments, matching how `kinds` counts its row. */
export function hoursOfTicket(ticket: Moments): string[] {
  const { created_at: created, assigned_at: assigned, first_response_at: answered } = ticket;
  const { resolved_at: resolved, reopened_at: reopened, priority } = ticket;
  const names = [nameOf('created', created, ticket.source)];
  if (ticket.form_id) names.push(nameOf('form', created, ticket.form_id));
  if (assigned && ticket.assigned_agent_id) {
    names.push(nameOf('assigned', assigned, ticket.assigned_agent_id));
  }
  const goal = (took: number, target: number) =>
    `${rankOf('priority', priority) ?? 0}.${took <= target ? 1 : 0}`;
  const waited = ticket.first_response_ms;
  if (answered && typeof waited === 'number') {
    const who = ticket.first_responder_id ?? '';
    names.push(nameOf('answered', answered, `${bandOf(waited)}.${who}`));
    names.push(nameOf('answer_goal', answered, goal(waited, responseTargets[priority])));
  }
  if (resolved) {
    const took = Date.parse(resolved) - Date.parse(created);
    names.push(nameOf('resolved', resolved, ticket.resolved_by ?? ''));
    names.push(nameOf('resolve_goal', resolved, goal(took, resolutionTargets[priority])));
  }
  if (reopened) names.push(nameOf('reopened', reopened, ticket.reopened_from ?? ''));
  return names;
}

/** The counters that a chat increments. */
export function hoursOfChat({
  agent_id: agent,
  accepted_at: accepted,
  rated_at: rated,
  rating,
}: Pick<ChatSessionRow, 'agent_id' | 'accepted_at' | 'rated_at' | 'rating'>): string[] {
  const names: string[] = [];
  if (accepted && agent) names.push(nameOf('chat', accepted, agent));
  if (rated) names.push(nameOf('rated', rated, `${rating}.${agent ?? ''}`));
  return names;
}

/** The counters that messages increment: only the public replies of agents. */
export const hoursOfMessages = (
  messages: readonly Pick<
    TicketMessageRow,
    'author_type' | 'visibility' | 'user_id' | 'created_at'
  >[],
): string[] =>
  messages.flatMap(({ author_type, visibility, user_id, created_at }) =>
    author_type === 'staff' && visibility === 'public' && user_id
      ? [nameOf('replied', created_at, user_id)]
      : [],
  );

/** The counter changes when a row moves from one set of counters to another. */
export function movesBetween(before: readonly string[], after: readonly string[]) {
  const moves: [name: string, delta: number][] = [];
  for (const name of before) if (!after.includes(name)) moves.push([name, -1]);
  for (const name of after) if (!before.includes(name)) moves.push([name, 1]);
  return moves;
}
