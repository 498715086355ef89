import type { Schema } from '@helpdesk/sdk/contract/operations';
import { visitorName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { useHasPage } from '../../data/has-page.ts';
import { openChat } from '../../data/open-chats.ts';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import m from './messages.yaml';

const MAX_SHOWN = 5;

/** The active chats, and a link to all of them. */
export function LiveChatCard() {
  const {
    data: chats,
    isError,
    error,
    refetch,
  } = useRead('chat.list', { status: 'active', limit: MAX_SHOWN });
  // An event may have changed a chat's status before the list is refetched.
  const active = chats?.filter(({ status, withBot }) => status === 'active' && !withBot);
  const hasPage = useHasPage();
  return (
    <Card>
      <CardHeader
        title={m.liveChatCard.liveChat}
        actions={
          chats && (
            <Badge tone={chats.total > 0 ? 'success' : 'neutral'}>
              {m.liveChatCard.active({ total: chats.total })}
            </Badge>
          )
        }
      />
      {isError && !chats ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : active?.length === 0 ? (
        <EmptyState compact icon={<MessagesSquare />} title={m.liveChatCard.noActiveChats} />
      ) : (
        <ul className="py-1.5" aria-busy={!chats}>
          {active ? active.map((chat) => <ChatLine key={chat.id} chat={chat} />) : <Loading />}
        </ul>
      )}
      {hasPage('/live-chat') && (
        <div className="border-t p-3">
          <Link to="/live-chat" className={buttonClass('secondary', 'md', 'w-full')}>
            {m.liveChatCard.openChatManager}
          </Link>
        </div>
      )}
    </Card>
  );
}

function ChatLine({ chat }: { chat: Schema<'ChatSession'> }) {
  return (
    <li>
      <button
        type="button"
        data-chat={chat.id}
        onClick={() => openChat(chat.id)}
        className="block w-full px-4 py-1.5 text-left text-sm -outline-offset-2 hover:bg-muted/70"
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">
            {visitorName(chat.customerName || chat.customerEmail)}
          </span>
          <Ago at={chat.updatedAt} className="shrink-0 text-xs text-muted-foreground" />
        </span>
        <span className="block truncate text-muted-foreground">
          {chat.messages.at(-1)?.message ?? m.liveChatCard.nothingSaidYet}
        </span>
      </button>
    </li>
  );
}

function Loading() {
  return [0, 1].map((row) => (
    <li key={row} className="px-4 py-1.5">
      <Skeleton className="w-32" />
      <Skeleton className="mt-1.5 h-3 w-44" />
    </li>
  ));
}
