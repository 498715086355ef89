import type { LiveEvent } from '../../../data/live.ts';
import type { ChatEventPayload } from '../../../data/live-chats.ts';
import m from '../messages.yaml';
import { chatName } from '../session.ts';

export type Notice = {
  chatId: string;
  title: string;
  text: string;
  /** Whether it is a message in one of the agent's chats, rather than a new chat. */
  isMessage: boolean;
};

/** Milliseconds after which an event is too old for a notice, for example after a long disconnection. */
const FRESH = 60_000;

type Me = { id: string; isOnline: boolean };

/** The notice that an event gives the agent on any screen; an agent who is away gets none about new chats. */
export function noticeOf(event: LiveEvent, me: Me, now = Date.now()): Notice | null {
  const { name, payload, createdAt } = event;
  if (!name.startsWith('chat.') || now - Date.parse(createdAt) > FRESH) return null;
  const { session, message, actor } = payload as ChatEventPayload;
  if (!session) return null;
  const chatId = session.id;

  if (name === 'chat.message') {
    if (message?.senderType !== 'customer' || session.agentId !== me.id) return null;
    return { chatId, title: message.senderName, text: message.message, isMessage: true };
  }
  const { customerName = null, customerEmail = null, offeredTo = null } = session;
  const visitor = chatName({ customerName, customerEmail });
  if (name === 'chat.transferred' && session.agentId === me.id && actor?.userId !== me.id) {
    const text = m.notices.handsOverToYou({ actor: actor?.name ?? m.notices.aColleague, visitor });
    return { chatId, title: m.notices.chatTransferredToYou, text, isMessage: false };
  }
  if (name === 'chat.participant_changed') {
    const { userId, isIn } = payload as ChatEventPayload;
    if (userId !== me.id || !isIn || actor?.userId === me.id) return null;
    const text = m.notices.invitesYou({ actor: actor?.name ?? m.notices.aColleague, visitor });
    return { chatId, title: m.notices.youWereInvited, text, isMessage: false };
  }
  if (name === 'chat.called') {
    if (session.agentId !== me.id) return null;
    const text = m.notices.waitsForYourFirstWordsOr({ visitor });
    return { chatId, title: m.notices.aVisitorIsWaitingForYou, text, isMessage: false };
  }
  const isMyTurn = offeredTo === me.id;
  const wantsMe = name === 'chat.waiting' ? isMyTurn || offeredTo === null : isMyTurn;
  if (!me.isOnline || !wantsMe || !['chat.waiting', 'chat.offered'].includes(name)) return null;
  return {
    chatId,
    title: m.notices.newChat,
    text: m.notices.isWaiting({ visitor }),
    isMessage: false,
  };
}
