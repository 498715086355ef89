import { visitorName } from '@helpdesk/sdk/rules/names';
import type { ChatMessage, ChatSession } from './thread.ts';
import { waitText } from './waiting.ts';

type Known = Pick<ChatSession, 'customerName' | 'customerEmail'>;

/** What a chat's visitor is called. */
export function chatName({ customerName, customerEmail }: Known): string {
  return visitorName(customerName?.trim() || customerEmail);
}

/** Who said something, as the lists tell it. */
export function speaker({ senderType, senderName, userId }: ChatMessage, myId: string): string {
  if (senderType === 'bot') return 'Bot';
  if (senderType === 'customer') return senderName;
  return userId === myId ? 'You' : senderName;
}

/** The newest message as one line; who said it where it was not the visitor. */
export function preview(session: ChatSession, myId: string): string {
  const last = session.messages.at(-1);
  if (!last) return 'Nothing said yet';
  const text = last.message.replaceAll(/\s+/g, ' ');
  return last.senderType === 'customer' ? text : `${speaker(last, myId)}: ${text}`;
}

/** Whose turn it is in a chat, in a few words. */
export function stateText(session: ChatSession, myId: string, now: number): string {
  const { status, withBot, agent, agentId } = session;
  if (status === 'closed') return 'Closed';
  if (status === 'waiting') {
    return `Waiting ${waitText(session.requestedAt ?? session.startedAt, now)}`;
  }
  if (withBot) return 'With the bot';
  if (agentId === myId) return 'Active with you';
  return agent ? `Active with ${agent.name}` : 'Active';
}

/** Whether I am the one who leads the chat, or could be. */
export function isMineToRead({ status, agentId }: ChatSession, myId: string): boolean {
  return status !== 'closed' && (agentId === null || agentId === myId);
}
