import type { Schema } from '@helpdesk/sdk/contract/operations';
import { visitorName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { openChat } from '../../../data/open-chats.ts';
import { isShortcut } from '../../../data/own-keys.ts';
import { useAcceptChat } from '../../../data/use-accept-chat.ts';
import { useNow } from '../../../data/use-now.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { WithKeys } from '../../../ui/WithKeys.tsx';
import { lasted } from '../list/Turn.tsx';
import m from '../messages.yaml';

type ChatSession = Schema<'ChatSession'>;

const SHOWN = 5;
/** The same page size as on the live chat screen, so both share a response. */
const ALL = 200;

const since = ({ requestedAt, startedAt }: ChatSession) => requestedAt ?? startedAt;

/** The chats that are waiting for an agent, above the tickets that need a reply; renders nothing without any. */
export default function WaitingChats() {
  const { data, isError, refetch } = useRead('chat.list', { status: 'waiting', limit: ALL });
  const accept = useAcceptChat(openChat);
  if (isError && !data) {
    return (
      <p className="border-b px-4 py-2 text-sm text-muted-foreground">
        {m.waitingChats.failedToLoad}{' '}
        <button
          type="button"
          onClick={() => void refetch()}
          className="text-primary-text underline"
        >
          {m.waitingChats.tryAgain}
        </button>
      </p>
    );
  }
  // An event may have changed a chat before the list is refetched.
  const waiting = (data ?? [])
    .filter(({ status }) => status === 'waiting')
    .sort((one, other) => since(one).localeCompare(since(other)));
  if (waiting.length === 0) return null;
  const more = waiting.length - SHOWN;
  return (
    <section aria-label={m.waitingChats.chatsWaiting} className="@container border-t">
      <ul>
        {waiting.slice(0, SHOWN).map((chat) => (
          <Row
            key={chat.id}
            chat={chat}
            busy={accept.busy}
            onAccept={() => !accept.busy && accept.write({ id: chat.id })}
          />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/live-chat"
          search={{ status: 'waiting' } as never}
          className="block border-b px-4 py-2 text-sm font-medium text-primary-text hover:underline"
        >
          {m.waitingChats.more({ more })}
        </Link>
      )}
    </section>
  );
}

type RowProps = { chat: ChatSession; busy: boolean; onAccept: () => void };

function Row({ chat, busy, onAccept }: RowProps) {
  const now = useNow(1_000);
  const name = visitorName(chat.customerName?.trim() || chat.customerEmail);
  const question = chat.messages.findLast(({ senderType }) => senderType === 'customer');
  const waited = Math.max(0, now - Date.parse(since(chat)));
  function onKeyDown(event: KeyboardEvent) {
    if (!isShortcut(event.nativeEvent, 'a')) return;
    event.preventDefault();
    onAccept();
  }
  return (
    <li className="relative flex items-center gap-3 border-b bg-warning/6 px-4 py-1.5 hover:bg-warning/10 has-[[data-waiting-chat]:focus-visible]:bg-warning/14 has-[[data-waiting-chat]:focus-visible]:shadow-[inset_2px_0_var(--accent)] dark:bg-warning/8">
      <MessagesSquare aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 text-sm @2xl:flex">
        <button
          type="button"
          data-waiting-chat={chat.id}
          onClick={() => openChat(chat.id)}
          onKeyDown={onKeyDown}
          className="min-w-0 truncate text-left font-semibold after:absolute after:inset-0 focus-visible:outline-none @2xl:max-w-60 @2xl:shrink-0"
        >
          {name}
        </button>
        <span className="col-span-2 row-start-2 min-w-0 flex-1 truncate text-muted-foreground">
          {question?.message ?? m.waitingChats.noMessageYet}
        </span>
        <time
          dateTime={since(chat)}
          className="shrink-0 text-xs font-medium whitespace-nowrap text-warning-text tabular-nums"
        >
          {m.waitingChats.waiting({
            lasted: waited < 60_000 ? `${Math.floor(waited / 1_000)} s` : lasted(waited),
          })}
        </time>
      </span>
      <Tooltip label={<WithKeys keys="a">{m.waitingChats.accept}</WithKeys>}>
        <Button
          size="sm"
          busy={busy}
          onClick={onAccept}
          aria-label={m.waitingChats.acceptTheChatWith({ name })}
          aria-keyshortcuts="a"
          className="relative"
        >
          {m.waitingChats.accept}
        </Button>
      </Tooltip>
    </li>
  );
}
