import { mayCall } from '../../../auth/may-call.ts';
import { holderOf } from '../../../auth/permissions.ts';
import { grantChatAccess } from '../../../auth/store/chat-access.ts';
import { newId, now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { findMemberOfUser } from '../../team/read.ts';
import { chatFacts } from '../present.ts';
import { type ChatRow, isAnybodyOnline, readSpeakers } from '../read/sessions.ts';
import {
  type Agent,
  agentActor,
  anonymous,
  changeChat,
  chatClosed,
  mustFindChat,
  remark,
} from './change.ts';
import { mailDueAfter } from './mailed.ts';
import { bot, inBatch, openBatch, type Speaker } from './messages.ts';
import { dropParticipant } from './participants.ts';
import { offerWaiting } from './queue.ts';
import { givenTo, takeChat } from './take.ts';

export interface NewChat {
  visitorId: string | null;
  customerName: string | null;
  customerEmail: string | null;
  isVerified: boolean;
  pageUrl: string | null;
  referrer: string | null;
  browser: string | null;
  /** The language of the page. */
  language?: string | null;
  greeting: string;
  message: string | null;
  clientId: string | null;
  wantsPerson: boolean;
  /** Whether they checked the team's consent box. */
  hasConsented?: boolean;
  /** The text of the proactive message that led to the chat. */
  openedBy?: string | null;
  /** The page's data about the visitor, as stored. */
  context?: string | null;
}

/** Starts a chat led by the bot; the greeting is its first message, the visitor's the second. */
export function startChat(
  org: Org,
  input: NewChat,
): Promise<{ id: string; visitorId: string; token: string }> {
  return org.write(async (tx) => {
    const id = newId();
    const visitorId = input.visitorId ?? newId();
    const at = now();
    await tx.insert('chat_sessions', {
      id,
      status: 'active',
      with_bot: true,
      visitor_id: visitorId,
      customer_name: input.customerName,
      customer_email: input.customerEmail,
      is_verified: input.isVerified,
      started_at: at,
      updated_at: at,
      page_url: input.pageUrl,
      started_on: input.pageUrl,
      referrer: input.referrer,
      browser: input.browser,
      language: input.language ?? null,
      consented_at: input.hasConsented ? at : null,
      context: input.context ?? null,
      opened_by: input.openedBy ?? null,
    });
    await tx.add('chats.bot', 1);
    await tx.record('chat.started', { session: chatFacts(await mustFindChat(tx, id)) });
    const batch = openBatch(tx);
    await batch.say({ sessionId: id, speaker: bot, text: input.greeting, clientId: null });
    if (input.message) {
      const speaker = speakerOf(input.customerName);
      await batch.say({ sessionId: id, speaker, text: input.message, clientId: input.clientId });
    }
    await batch.finish();
    const isKnown = input.customerName !== null && input.customerEmail !== null;
    if (input.wantsPerson && isKnown) await queueChat(tx, await mustFindChat(tx, id));
    return { id, visitorId, token: await grantChatAccess(tx, id) };
  });
}

/** The visitor as the author of messages. */
export const speakerOf = (name: string | null): Speaker => ({
  type: 'customer',
  userId: null,
  name: name ?? anonymous,
});

/** Moves a chat from the bot to the queue; returns whether an agent is present. */
export async function queueChat(tx: Tx, row: ChatRow): Promise<boolean> {
  if (row.with_bot === 0) return true;
  if (!(await isAnybodyOnline(tx))) return false;
  const at = now();
  const waiting = await changeChat(tx, row, {
    status: 'waiting',
    with_bot: 0,
    requested_at: at,
    awaited_since: row.awaited_since ?? at,
    updated_at: at,
  });
  await tx.record('chat.waiting', { session: chatFacts(waiting) });
  await offerWaiting(tx);
  return true;
}

/** Handles a visitor's request for a person with name and address, which do not replace a verified identity. */
export function requestPerson(
  org: Org,
  id: string,
  person: { customerName: string; customerEmail: string },
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const before = await mustFindChat(tx, id);
    if (before.status === 'closed') throw chatClosed();
    const row = await nameVisitor(tx, before, person);
    if (!(await queueChat(tx, row))) {
      throw new Refusal(409, "We're away right now. Please leave a message.", 'nobody_online');
    }
    return mustFindChat(tx, id);
  });
}

export async function nameVisitor(
  tx: Tx,
  row: ChatRow,
  { customerName, customerEmail }: { customerName: string | null; customerEmail: string },
): Promise<ChatRow> {
  const email = customerEmail.toLowerCase();
  if (row.is_verified === 1) return row;
  if (row.customer_name === customerName && row.customer_email === email) return row;
  const named = await changeChat(tx, row, {
    customer_name: customerName ?? row.customer_name,
    customer_email: email,
    // For messages that an agent has written before.
    mail_due_at: row.mail_due_at ?? mailDueAfter(now()),
  });
  await tx.record('chat.updated', { session: chatFacts(named) });
  return named;
}

export const acceptChat = (org: Org, id: string, agent: Agent): Promise<ChatRow> =>
  org.write(async (tx) => takeChat(tx, await mustFindChat(tx, id), agent));

/** Transfers a chat to another agent, or takes it over. */
export function transferChat(org: Org, id: string, to: string, agent: Agent): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    if (row.status === 'closed') throw chatClosed();
    const target = await findMemberOfUser(tx, to);
    if (!target || !mayCall('chat.send', holderOf(target))) {
      throw invalid('agentId', 'The agent must be a member of this organization');
    }
    if (row.agent_id === to) return row;
    const at = now();
    await dropParticipant(tx, id, to);
    const given = await changeChat(tx, row, {
      ...givenTo(row, to, at),
      requested_at: row.requested_at ?? at,
    });
    const actor = agentActor(agent);
    const session = chatFacts(given);
    await remark(tx, id, 'transferred', session.agent?.name ?? '');
    await tx.record('chat.transferred', { session, actor, previousAgentId: row.agent_id });
    if (row.status === 'waiting') await offerWaiting(tx);
    return given;
  });
}

/** Stores a rating. It counts only if an agent has written, and for the agent who did, since a chat may have been transferred. */
export function rateChat(
  org: Org,
  id: string,
  rating: number,
  comment: string | null,
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    const speakers = await readSpeakers(tx, id);
    const [last] = speakers;
    const hasSpoken = row.agent_id !== null && speakers.includes(row.agent_id);
    const rated = await changeChat(tx, row, {
      rating,
      rating_comment: comment,
      rated_at: last ? (row.rated_at ?? now()) : null,
      ...(last && !hasSpoken && row.status === 'closed' ? { agent_id: last } : {}),
    });
    await tx.record('chat.rated', { session: chatFacts(rated), rating, comment });
    return rated;
  });
}

/** Sends a message over HTTP; messages of sockets are batched. */
export const say = (org: Org, said: Parameters<ReturnType<typeof openBatch>['say']>[0]) =>
  inBatch(org, (batch) => batch.say(said));

export const see = (org: Org, seen: Parameters<ReturnType<typeof openBatch>['see']>[0]) =>
  inBatch(org, (batch) => batch.see(seen));

/** A URL that can be shown as a link; anything else is not stored. */
export function webAddress(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Records that the visitor has opened another page. */
export async function movePage(org: Org, id: string, address: string): Promise<void> {
  const pageUrl = webAddress(address);
  await org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    if (pageUrl === null || row.status === 'closed' || row.page_url === pageUrl) return;
    const moved = await changeChat(tx, row, { page_url: pageUrl });
    await tx.record('chat.updated', { session: chatFacts(moved) });
  });
}
