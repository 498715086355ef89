import type { Config } from '../../config.ts';
import type { Org, Tx } from '../../database/types.ts';
import { eventOf } from '../../events/read.ts';
import { chatFacts } from '../../features/chat/present.ts';
import { type ChatRow, findChat } from '../../features/chat/read/sessions.ts';
import { sayByMail } from '../../features/chat/store/by-mail.ts';
import { remark } from '../../features/chat/store/change.ts';
import { findLed } from '../../features/tickets/read/merged.ts';
import { ownMessage } from '../sending/message-id.ts';
import { isMadeFor, type ReplyToken } from '../sending/reply-address.ts';
import type { Arrived } from './arrived.ts';
import type { Participant } from './participants.ts';
import { chatsNamed } from './read.ts';

/** Finds the chat whose visitor a reply address was created for. */
export async function chatOfToken(
  config: Config,
  org: Org,
  token: ReplyToken,
): Promise<ChatRow | null> {
  for (const id of await chatsNamed(org, token.ticket)) {
    const row = await findChat(org, id);
    const email = row?.customer_email;
    if (row && email && isMadeFor(config, token, org.id, id, email)) return row;
  }
  return null;
}

/** Finds the chat that its visitor answers: by their reply address, or by the Message-ID of an email sent to them. */
export async function answeredChat(
  config: Config,
  org: Org,
  sender: string,
  { tokens, ids }: { tokens: readonly ReplyToken[]; ids: readonly string[] },
): Promise<ChatRow | null> {
  for (const token of tokens) {
    const chat = await chatOfToken(config, org, token);
    if (chat?.customer_email === sender) return chat;
  }
  for (const id of ids) {
    const chat = await chatOfMail(config, org, id, sender);
    if (chat) return chat;
  }
  return null;
}

/** Finds the chat of an email that was sent to this address with this Message-ID, if the address is still the visitor's. */
async function chatOfMail(
  config: Config,
  org: Org,
  messageId: string,
  to: string,
): Promise<ChatRow | null> {
  const origin = ownMessage(config, messageId, to);
  if (origin?.organizationId !== org.id) return null;
  const event = await eventOf(org, origin.seq);
  if (event?.name !== 'chat_answers.due') return null;
  const row = await findChat(org, event.payload.sessionId);
  return row?.customer_email === to ? row : null;
}

/** Returns the visitor as the requester of the ticket that the chat has become; null if the ticket is another person's, or hidden. */
export async function requesterOf(
  org: Org,
  { ticket_id: id, customer_email: email }: ChatRow,
): Promise<Participant | null> {
  const led = id === null ? null : await findLed(org, id);
  if (!led || !email || (led.by ?? led.ticket).customer_email !== email) return null;
  return { ticket: led.ticket, as: led.by, email, staff: null, cc: null, isFormer: false };
}

/** Adds an email to its chat. */
export const answerChat = (tx: Tx, { id, words, files, check }: Arrived, chat: ChatRow) =>
  sayByMail(tx, chat, words.news, { id, files, senderCheck: check && JSON.stringify(check) });

/** Notes that an email to the visitor of a chat bounced. */
export async function remarkBounce(tx: Tx, chat: ChatRow): Promise<void> {
  const session = chatFacts(chat);
  await remark(tx, chat.id, 'bounced', session.agent?.name ?? '');
  await tx.record('chat.updated', { session });
}
