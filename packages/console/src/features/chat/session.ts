import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initials, visitorName } from '@helpdesk/sdk/rules/names';
import m from './messages.yaml';

export type ChatMessage = Schema<'ChatMessage'>;
export type ChatSession = Schema<'ChatSession'>;

type Known = Pick<ChatSession, 'customerName' | 'customerEmail'>;

/** The display name of a chat's visitor. */
export function chatName({ customerName, customerEmail }: Known): string {
  return visitorName(customerName?.trim() || customerEmail);
}

/** The initials of a visitor's avatar; none for an anonymous visitor. */
export function avatarOf({ customerName, customerEmail }: ChatSession): string {
  const words = customerName?.trim().split(/\s+/) ?? [];
  const [firstName, ...others] = words;
  if (!firstName && !customerEmail) return '?';
  return initials({ firstName, lastName: others.at(-1), email: customerEmail });
}

/** The sender of a message, as lists show it. */
export function speaker({ senderType, senderName, userId }: ChatMessage, myId: string): string {
  if (senderType === 'bot') return m.session.bot;
  if (senderType === 'customer') return senderName;
  return userId === myId ? m.session.you : senderName;
}

/** The newest message as one line, with its sender unless that is the visitor. */
export function preview(session: ChatSession, myId: string): string {
  // A waiting visitor is recognized by their question; the bot's last reply wouldn't help.
  const asked =
    session.status === 'waiting' &&
    session.messages.findLast(({ senderType }) => senderType === 'customer');
  const last = asked || session.messages.at(-1);
  if (!last) return m.session.nothingSaidYet;
  const text = last.message.replaceAll(/\s+/g, ' ');
  if (last.senderType === 'customer') return text;
  return m.session.preview({ speaker: speaker(last, myId), text });
}

/** The status of a chat in a few words. */
export function stateText(session: ChatSession, myId: string, now: number): string {
  const { status, withBot, agent, agentId } = session;
  if (status === 'closed') return m.session.closed;
  if (status === 'waiting') {
    return m.session.waiting({ waitText: waitText(session.requestedAt ?? session.startedAt, now) });
  }
  if (withBot) return m.session.withTheBot;
  const others = session.participants.filter(({ userId }) => userId !== myId);
  if (agentId === myId) {
    if (others.length === 0) return m.session.activeWithYou;
    return m.session.activeWithYouAnd({ others: others.map(({ name }) => name).join(', ') });
  }
  if (agent && isIn(session, myId)) return m.session.activeWithAndYou({ agent: agent.name });
  return agent ? m.session.activeWith({ agent: agent.name }) : m.session.active;
}

/** Whose turn it is in an agent's chat, and since when. */
export function turnText(session: ChatSession, myId: string, now: number): string | null {
  const { status, withBot, awaitedSince, messages } = session;
  if (status !== 'active' || withBot) return null;
  if (awaitedSince) return m.session.visitor({ waitText: waitText(awaitedSince, now) });
  const last = messages.at(-1);
  if (last?.senderType !== 'agent') return null;
  return m.session.agent({
    speaker: speaker(last, myId),
    waitText: waitText(last.createdAt, now),
  });
}

/** Since when the visitor has been waiting after a message, computed as on the server. */
export function awaitedAfter(
  { awaitedSince, withBot }: Pick<ChatSession, 'awaitedSince' | 'withBot'>,
  { senderType, createdAt }: ChatMessage,
): string | null {
  if (senderType === 'customer') return awaitedSince ?? createdAt;
  return senderType === 'agent' || withBot ? null : awaitedSince;
}

/** Whether the chat is assigned to the agent, or they were invited to it. */
export const isIn = (
  { agentId, participants }: Pick<ChatSession, 'agentId' | 'participants'>,
  myId: string,
): boolean => agentId === myId || participants.some(({ userId }) => userId === myId);

/** Whether the agent is in the open chat, or could accept it. */
export const isMineToRead = (session: ChatSession, myId: string): boolean =>
  session.status !== 'closed' && (session.agentId === null || isIn(session, myId));

const minute = 60_000;
const hour = 60 * minute;

/** The time that a visitor has been waiting, in a word or two. */
export function waitText(since: string, now: number): string {
  const waited = Math.max(0, now - new Date(since).getTime());
  if (waited < minute) return m.session.s({ floor: Math.floor(waited / 1_000) });
  if (waited < hour) return m.session.min({ floor: Math.floor(waited / minute) });
  const rest = Math.floor((waited % hour) / minute);
  return rest
    ? m.session.hMin({ floor: Math.floor(waited / hour), rest })
    : m.session.h({ floor: Math.floor(waited / hour) });
}
