import { now } from '../../database/ids.ts';
import type { Tx } from '../../database/types.ts';
import { changeChat, mustFindChat } from './change.ts';
import { chatFacts } from './present.ts';
import { type AgentRow, isReady, readAgents, readQueue, type Waiting } from './read.ts';

/** How long a chat is offered to one agent before it is the next one's turn. */
const offerFor = 30_000;
/** More chats than agents wait rarely, and who is behind those is not offered to anybody yet. */
const furthest = 100;

/**
 * Offers the chats at the head of the queue, each to another agent who is here: who leads the fewest first. An offer
 * that nobody took goes on to somebody else.
 */
export async function offerWaiting(tx: Tx): Promise<void> {
  const queue = await readQueue(tx, furthest);
  if (queue.length === 0) return;
  const ready = (await readAgents(tx)).filter((agent) => isReady(agent));
  const free = new Map(ready.map((agent) => [agent.user_id, agent]));
  const since = new Date(Date.now() - offerFor).toISOString();
  const open: Waiting[] = [];
  for (const one of queue) {
    const isStanding = one.offered_at !== null && one.offered_at > since;
    if (one.offered_to && isStanding && free.delete(one.offered_to)) continue;
    open.push(one);
  }
  for (const one of open) {
    const agent = leastBusy([...free.values()], one.offered_to);
    if (agent) free.delete(agent);
    if (agent !== null || one.offered_to !== null) await offer(tx, one, agent);
  }
}

/** Who leads the fewest chats; not who has just let it pass, if there is anybody else. */
function leastBusy(agents: AgentRow[], passed: string | null): string | null {
  const order = (agent: AgentRow) => (agent.user_id === passed ? 1e9 : 0) + Number(agent.chats);
  return agents.sort((one, other) => order(one) - order(other))[0]?.user_id ?? null;
}

async function offer(tx: Tx, { id, offered_to: before }: Waiting, agent: string | null) {
  const patch = { offered_to: agent, offered_at: agent && now() };
  const row = await changeChat(tx, await mustFindChat(tx, id), patch);
  if (agent !== before) await tx.record('chat.offered', { session: chatFacts(row) });
}
