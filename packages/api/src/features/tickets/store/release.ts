import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { mustFind } from '../read/tickets.ts';
import { changeTicket } from './change.ts';
import { forgetLoad } from './counts/counts.ts';

/** Tickets unassigned per transaction, because other writes wait for it. */
const handful = 100;

/** Unassigns tickets from an agent who leaves; returns whether there are more. */
export async function releaseTickets(tx: Tx, agentId: string, actor: Actor): Promise<boolean> {
  const theirs = await tx.all<TicketRow>(
    tx.from('tickets').where('assigned_agent_id', agentId).limit(handful),
  );
  for (const { id, status } of theirs) {
    // Resolved and closed tickets send no notifications and keep their place in the lists.
    const isQuiet = status === 'resolved' || status === 'closed';
    const fields = { assignedAgentId: null };
    await changeTicket(tx, await mustFind(tx, id), { fields, isQuiet }, actor);
  }
  if (theirs.length === handful) return true;
  await forgetLoad(tx, agentId);
  return false;
}
