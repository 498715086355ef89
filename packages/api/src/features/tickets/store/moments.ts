import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Input } from '../../../database/types.ts';
import type { Actor, Changes } from '../../../event-catalog.ts';

type Moments = Input<TicketRow>;

/** The columns of a ticket that depend on its messages. */
export type Settled = Pick<
  Moments,
  | 'last_speaker'
  | 'last_spoken_at'
  | 'last_message'
  | 'news_at'
  | 'has_file'
  | 'first_response_at'
  | 'first_responder_id'
  | 'first_response_ms'
>;

const done = ['resolved', 'closed'];

/** Timestamps set by a change of assignee or status, for the dashboard. */
export function momentsOfChange(
  before: TicketRow,
  { assignedAgentId, status }: Changes,
  actor: Actor,
  at: string,
): Moments {
  const wasDone = done.includes(before.status);
  const isDone = done.includes(status?.to ?? before.status);
  const agentId = assignedAgentId ? assignedAgentId.to : before.assigned_agent_id;
  return {
    ...(assignedAgentId ? { assigned_at: agentId ? at : null } : {}),
    ...(isDone && !wasDone ? { resolved_at: at, resolved_by: agentId ?? actor.userId } : {}),
    ...(wasDone && !isDone
      ? {
          resolved_at: null,
          resolved_by: null,
          reopened_at: at,
          reopened_from: before.resolved_by,
        }
      : {}),
  };
}

const wordsShown = 140;

/** The beginning of a text, on one line. */
export function firstWordsOf(text: string): string {
  const words = text
    .slice(0, 4 * wordsShown)
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(words).slice(0, wordsShown).join('');
}

/** The last public message and its author; a note only updates the time of the newest message. */
export function lastWords(
  said: { authorType: string; visibility: string; body: string },
  at: string,
): Settled {
  const speaker = said.authorType;
  if (speaker !== 'customer' && speaker !== 'staff') return {};
  if (said.visibility !== 'public') return { news_at: at };
  return {
    news_at: at,
    last_speaker: speaker,
    last_spoken_at: at,
    last_message: firstWordsOf(said.body),
  };
}

/** The first response: the first public reply by staff to a requester's ticket; tickets opened by staff have none. */
export function momentsOfMessage(
  before: TicketRow,
  said: { authorType: string; visibility: string; userId: string | null },
  at: string,
): Settled {
  const isAnswer = said.authorType === 'staff' && said.visibility === 'public';
  if (!isAnswer || before.opened_by === 'staff' || before.first_response_at) return {};
  return {
    first_response_at: at,
    first_responder_id: said.userId,
    first_response_ms: Date.parse(at) - Date.parse(before.created_at),
  };
}
