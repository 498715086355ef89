import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { now } from '../../../database/ids.ts';
import { prepareDirectory } from '../../../database/prepare.ts';
import type { Database, P, Tx } from '../../../database/types.ts';
import { forEach, organizationIn } from '../../../jobs/each-organization.ts';
import { chatFacts } from '../present.ts';
import { type ChatRow, findChat } from '../read/sessions.ts';
import { changeChat, remark } from './change.ts';
import { bot, inBatch } from './messages.ts';
import { offerWaiting, returnToQueue } from './queue.ts';

// Chats that their agent has answered once stay theirs: the agent may be looking something up.
const silent = prepareDirectory((directory, p: P<'before'>) =>
  // Equivalent when changed: each row is checked again in its own transaction.
  directory
    .from('chat_sessions')
    .whereRaw("status = 'active' and agent_id is not null and awaited_since <= accepted_at")
    .where('accepted_at', '<=', p.before)
    .limit(1_000)
    .select('organization_id', 'id'),
);

/**
 * Reminds agents of chats that they accepted and have not answered within `maxWait` milliseconds, and returns those
 * chats to the queue after another half of that. Each step is checked again in its own transaction, so only one of
 * several
 * processes does it, and an interrupted run can be continued.
 */
export async function lookAfterUnanswered(
  database: Database,
  maxWait: number,
  at = now(),
): Promise<void> {
  const before = earlier(at, maxWait);
  const rows = await database.directory.all<Pick<ChatRow, 'organization_id' | 'id'>>(
    silent({ before }),
  );
  await forEach(rows, organizationIn, ({ organization_id, id }) =>
    database.org(organization_id).write(async (tx) => {
      const row = await findChat(tx, id);
      if (!row || !isSilent(row, before)) return;
      if (row.called_at === null) await callAgent(tx, row, at);
      else if (row.called_at <= earlier(at, maxWait / 2)) await letGo(tx, row);
    }),
  );
}

function isSilent({ status, awaited_since, accepted_at }: ChatRow, before: string): boolean {
  if (status !== 'active' || awaited_since === null || accepted_at === null) return false;
  return awaited_since <= accepted_at && accepted_at <= before;
}

async function callAgent(tx: Tx, row: ChatRow, at: string) {
  const session = chatFacts(await changeChat(tx, row, { called_at: at }));
  await remark(tx, row.id, 'called', session.agent?.name ?? '');
  await tx.record('chat.called', { session });
}

async function letGo(tx: Tx, row: ChatRow) {
  await returnToQueue(tx, row);
  await inBatch(tx, (batch) =>
    batch.say({ sessionId: row.id, speaker: bot, text: chatSentences.backInQueue, clientId: null }),
  );
  await offerWaiting(tx, new Map([[row.id, row.agent_id]]));
}

const earlier = (at: string, milliseconds: number) =>
  new Date(Date.parse(at) - milliseconds).toISOString();
