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

/** Adds a visitor's reply by email to the chat, which reopens if it is closed. */
export async function sayByMail(tx: Tx, row: ChatRow, text: string, mail: Mailed): Promise<void> {
  const { id: sessionId, customer_name: name } = await reopen(tx, row);
  const speaker = speakerOf(name);
  await inBatch(tx, (batch) => batch.say({ sessionId, speaker, text, clientId: null, mail }));
}

/** Gives the chat back to its agent, or to the queue if they have left the staff. */
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
