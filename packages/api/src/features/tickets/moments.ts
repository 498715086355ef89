import type { TicketMessageRow, TicketRow } from '../../database/rows/tickets.ts';
import type { Input } from '../../database/types.ts';
import type { Actor, Changes } from '../../events/catalog.ts';

type Moments = Input<TicketRow>;

const done = ['resolved', 'closed'];

/** The moments that a change of assignee or status marks, for the dashboard's figures. */
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
    ...(wasDone && !isDone ? { resolved_at: null, resolved_by: null } : {}),
  };
}

/** The first public answer of the staff to what a requester opened; what the staff opened itself awaits none. */
export function momentsOfMessage(
  before: TicketRow,
  message: Pick<TicketMessageRow, 'author_type' | 'visibility' | 'user_id'>,
  at: string,
): Moments {
  const isAnswer = message.author_type === 'staff' && message.visibility === 'public';
  if (!isAnswer || before.opened_by === 'staff' || before.first_response_at) return {};
  return {
    first_response_at: at,
    first_responder_id: message.user_id,
    first_response_ms: Date.parse(at) - Date.parse(before.created_at),
  };
}
