import { now } from '../../../database/ids.ts';
import type { ChatSessionRow } from '../../../database/rows/chat.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { chatFacts } from '../present.ts';
import {
  type AgentRow,
  type ChatRow,
  isReady,
  readAgents,
  readQueue,
  type Waiting,
} from '../read/sessions.ts';
import { changeChat, mustFindChat, remark } from './change.ts';

/** How long a chat is offered to one agent before the next. */
const offerFor = 30_000;
/** Maximum chats offered at once; later ones in the queue are not offered yet. */
const furthest = 100;

/**
 * Offers the first chats of the queue, each to a different present agent with the fewest chats. An expired
 * offer passes
 * to another agent. `passed` has the agents, by session, who have just lost a chat; others are offered it
 * first.
 */
export async function offerWaiting(
  tx: Tx,
  passed: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> {
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
    const agent = leastBusy([...free.values()], passed.get(one.id) ?? one.offered_to);
    if (agent) free.delete(agent);
    // Equivalent when changed: a chat that still has no agent stays unchanged and no event is recorded.
    if (agent !== null || one.offered_to !== null) await offer(tx, one, agent);
  }
}

/** The agent with the fewest chats; prefers others over the one whose offer has just expired. */
function leastBusy(agents: AgentRow[], passed: string | null): string | null {
  const order = (agent: AgentRow) => (agent.user_id === passed ? 1e9 : 0) + Number(agent.chats);
  return agents.sort((one, other) => order(one) - order(other))[0]?.user_id ?? null;
}

async function offer(tx: Tx, { id, offered_to: before }: Waiting, agent: string | null) {
  const patch = { offered_to: agent, offered_at: agent && now() };
  const row = await changeChat(tx, await mustFindChat(tx, id), patch);
  if (agent !== before) await tx.record('chat.offered', { session: chatFacts(row) });
}

/** Returns the chats of an agent who leaves the staff to the head of the queue. */
export async function releaseChats(org: Org, agentId: string) {
  await org.write(async (tx) => {
    await tx.remove('chat_participants', { user_id: agentId });
    const led = tx
      .from('chat_sessions')
      .where('agent_id', agentId)
      .whereRaw("status = 'active'")
      .select('id');
    for (const { id } of await tx.all<Pick<ChatSessionRow, 'id'>>(led)) {
      await returnToQueue(tx, await mustFindChat(tx, id));
    }
    await offerWaiting(tx);
  });
}

/** Puts a chat back at the head of the queue, for every agent. The caller then offers the queue. */
export async function returnToQueue(tx: Tx, row: ChatRow): Promise<void> {
  const at = now();
  const { agent } = chatFacts(row);
  const waiting = await changeChat(tx, row, {
    status: 'waiting',
    agent_id: null,
    accepted_at: null,
    called_at: null,
    awaited_since: row.awaited_since ?? at,
    requested_at: await headOfQueue(tx, row.requested_at ?? at),
    updated_at: at,
  });
  await remark(tx, row.id, 'returned', agent?.name ?? '');
  await tx.record('chat.waiting', { session: chatFacts(waiting) });
}

/** A time before that of every waiting chat, so a chat that was accepted before doesn't wait behind the others again. */
async function headOfQueue(tx: Tx, own: string): Promise<string> {
  const [first] = await readQueue(tx, 1);
  if (!first?.requested_at || own < first.requested_at) return own;
  return new Date(Date.parse(first.requested_at) - 1).toISOString();
}
