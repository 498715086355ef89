import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { chatFacts } from '../present.ts';
import { type ChatRow, hasAgentSpoken } from '../read/sessions.ts';
import { changeChat, mustFindChat, visitorActor } from './change.ts';
import { bot, inBatch } from './messages.ts';
import { offerWaiting } from './queue.ts';
import { keepUnanswered } from './ticket.ts';

export type CloseReason = 'agent' | 'visitor' | 'idle' | 'message_left' | 'blocked';

/** The reasons for which the visitor no longer needs an answer. */
const answered: readonly CloseReason[] = ['message_left', 'blocked'];

/** The reasons after which the visitor gets no emails. */
const leaving: readonly CloseReason[] = ['visitor', 'blocked'];

/** Closes a chat; a closed one stays unchanged. If its visitor waits for an answer, it becomes a ticket. */
export function closeChat(
  org: Org,
  id: string,
  actor: Actor,
  reason: CloseReason,
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    if (row.status === 'closed') return row;
    if (!answered.includes(reason) && row.awaited_since !== null) {
      const kept = await keepUnanswered(tx, row, visitorActor(row));
      if (reason !== 'agent') await sayWhereItIs(tx, kept);
    }
    const at = now();
    const closed = await changeChat(tx, await mustFindChat(tx, id), {
      status: 'closed',
      with_bot: 0,
      offered_to: null,
      offered_at: null,
      closed_at: at,
      updated_at: at,
      ...(leaving.includes(reason) ? { mail_due_at: null } : {}),
    });
    await tx.record('chat.closed', { session: chatFacts(closed), actor, reason });
    if (row.status === 'waiting') await offerWaiting(tx);
    return closed;
  });
}

/** Tells the visitor where their message went, in case they return to the panel. */
async function sayWhereItIs(tx: Tx, row: ChatRow) {
  const { unanswered, unansweredByMail, lastUnanswered, lastUnansweredByMail } = chatSentences;
  const [said, saidByMail] = (await hasAgentSpoken(tx, row.id))
    ? [lastUnanswered, lastUnansweredByMail]
    : [unanswered, unansweredByMail];
  const text = (row.customer_email ? saidByMail : said)
    .replace('{ticket}', () => row.ticket_number ?? '')
    .replace('{email}', () => row.customer_email ?? '');
  await inBatch(tx, (batch) =>
    batch.say({
      sessionId: row.id,
      speaker: bot,
      text,
      clientId: null,
    }),
  );
}
