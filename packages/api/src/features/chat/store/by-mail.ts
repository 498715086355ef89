import { mayCall } from '../../../auth/may-call.ts';
import { holderOf } from '../../../auth/permissions.ts';
import { now } from '../../../database/ids.ts';
import type { Tx } from '../../../database/types.ts';
import { findMemberOfUser } from '../../team/read.ts';
import { chatFacts } from '../present.ts';
import type { ChatRow } from '../read/sessions.ts';
import { changeChat } from './change.ts';
import type { Mailed } from './mailed.ts';
import { inBatch } from './messages.ts';
import { offerWaiting } from './queue.ts';
import { speakerOf } from './sessions.ts';

/** The answer of a visitor by mail: a chat that is closed goes on with it. */
export async function sayByMail(tx: Tx, row: ChatRow, text: string, mail: Mailed): Promise<void> {
  const { id: sessionId, customer_name: name } = await reopen(tx, row);
  const speaker = speakerOf(name);
  await inBatch(tx, (batch) => batch.say({ sessionId, speaker, text, clientId: null, mail }));
}

/** Its agent has it again, or the queue where they are not of the staff any more. */
async function reopen(tx: Tx, row: ChatRow): Promise<ChatRow> {
  if (row.status !== 'closed') return row;
  const at = now();
  const agent = row.agent_id ? await findMemberOfUser(tx, row.agent_id) : undefined;
  const isTheirs = agent && mayCall('chat.send', holderOf(agent));
  const open = { closed_at: null, called_at: null, updated_at: at, awaited_since: at } as const;
  const reopened = await changeChat(tx, row, {
    ...open,
    ...(isTheirs
      ? { status: 'active' }
      : { status: 'waiting', agent_id: null, accepted_at: null, requested_at: at }),
  });
  const session = chatFacts(reopened);
  await tx.record(isTheirs ? 'chat.reopened' : 'chat.waiting', { session });
  if (!isTheirs) await offerWaiting(tx);
  return reopened;
}
