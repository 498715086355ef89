import { visitorName } from '@helpdesk/sdk/rules/names';
import { Ago } from '../../../data/Ago.tsx';
import { openChat } from '../../../data/open-chats.ts';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { WorkCard } from './WorkCard.tsx';

const SHOWN = 4;

/** The chats that are waiting for an agent; renders nothing without any. */
export function WaitingChats() {
  const read = useRead('chat.list', { status: 'waiting', limit: SHOWN });
  // An event may have changed a chat's status before the list is refetched.
  const waiting = read.data?.filter(({ status }) => status === 'waiting');
  if (!waiting?.length && !read.error) return null;
  return (
    <WorkCard
      title={m.waitingChats.chatsWaiting}
      tone="warning"
      total={read.data?.total}
      read={{ ...read, data: waiting }}
      none={m.waitingChats.nobodyWaitsInLiveChat}
      row={(chat) => (
        <button
          type="button"
          onClick={() => openChat(chat.id)}
          className="block w-full px-4 py-2.5 text-left text-sm -outline-offset-2 hover:bg-muted/70"
        >
          <span className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate font-medium">
              {visitorName(chat.customerName || chat.customerEmail)}
            </span>
            <Ago
              at={chat.requestedAt ?? chat.startedAt}
              className="shrink-0 text-xs text-muted-foreground"
            />
          </span>
          <span className="block truncate text-muted-foreground">
            {chat.messages.at(-1)?.message ?? m.waitingChats.nothingSaidYet}
          </span>
        </button>
      )}
    />
  );
}
