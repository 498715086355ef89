import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from '../messages.yaml';
import { type ChatSession, isIn } from '../session.ts';

type Kind = Schema<'ChatFilter'>;

/** The lists in display order. */
export const kinds = ['waiting', 'active', 'bot', 'closed'] as const;

export type Group = { title: string; chats: readonly ChatSession[] };

/**
 * The chats of these lists, each once, under a title: waiting ones in queue order first, then the agent's own. An event
 * may change a chat before the lists are refetched, so the position follows the chat itself.
 */
export function inGroups(
  all: readonly ChatSession[],
  myId: string,
  shown: readonly Kind[] = kinds,
): Group[] {
  const each = [...new Map(all.map((chat) => [chat.id, chat])).values()];
  const of = (kind: Kind) =>
    shown.includes(kind) ? each.filter((chat) => kindOf(chat) === kind) : [];
  const since = (chat: ChatSession) => chat.requestedAt ?? chat.startedAt;
  const active = of('active');
  return [
    {
      title: m.inGroups.waiting,
      chats: of('waiting').toSorted((a, b) => since(a).localeCompare(since(b))),
    },
    { title: m.inGroups.yours, chats: active.filter((chat) => isIn(chat, myId)) },
    { title: m.inGroups.withColleagues, chats: active.filter((chat) => !isIn(chat, myId)) },
    { title: m.inGroups.withTheBot, chats: of('bot') },
    { title: m.inGroups.closed, chats: of('closed') },
  ].filter(({ chats }) => chats.length > 0);
}

const kindOf = ({ status, withBot }: ChatSession): Kind =>
  status === 'active' && withBot ? 'bot' : status;
