import { useId, useRef } from 'react';
import { openChat, useOpenChats } from '../../../data/open-chats.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { useAcceptChat } from '../../../data/use-accept-chat.ts';
import { useNow } from '../../../data/use-now.ts';
import type { Group } from './in-groups.ts';
import { SessionRow } from './SessionRow.tsx';
import { useRowKeys } from './use-row-keys.ts';

type SessionRowsProps = {
  groups: readonly Group[];
  /** The chat that is open next to the list; in a narrow window every open chat is marked instead. */
  shown?: string | undefined;
};

/** The chats, grouped under titles. */
export function SessionRows({ groups, shown }: SessionRowsProps) {
  const { user } = useSession();
  const mayAccept = useCan()('manage_live_chat');
  const sessions = groups.flatMap(({ chats }) => chats);
  const isAwaited = sessions.some(
    ({ status, awaitedSince }) => status === 'waiting' || (status === 'active' && awaitedSince),
  );
  const waiting = sessions.filter(({ status }) => status === 'waiting');
  const nextId = (waiting.find(({ offeredTo }) => offeredTo === user.id) ?? waiting[0])?.id;
  const now = useNow(isAwaited ? 1_000 : 30_000);
  const list = useRef<HTMLDivElement>(null);
  const open = new Set(useOpenChats().map(({ id }) => id));
  const accept = useAcceptChat(openChat);
  useRowKeys({
    list,
    shown,
    onAccept(id) {
      const chosen = sessions.find((one) => one.id === id);
      const isFree = chosen?.status === 'waiting' || chosen?.withBot;
      const next = isFree ? chosen : sessions.find(({ status }) => status === 'waiting');
      if (mayAccept && next && !accept.busy) accept.write({ id: next.id });
    },
  });
  return (
    <div ref={list} className="@container">
      {groups.map(({ title, chats }) => (
        <Section key={title} title={title} count={chats.length}>
          {chats.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              myId={user.id}
              now={now}
              isOpen={shown === undefined ? open.has(session.id) : session.id === shown}
              accepting={accept.busy}
              isNext={session.id === nextId}
              onAccept={
                mayAccept && session.status === 'waiting'
                  ? () => accept.write({ id: session.id })
                  : undefined
              }
            />
          ))}
        </Section>
      ))}
    </div>
  );
}

type SectionProps = { title: string; count: number; children: React.ReactNode };

function Section({ title, count, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b last:border-b-0">
      <h3 id={id} className="px-4 pt-3 pb-1 text-xs font-medium text-muted-foreground tabular-nums">
        {title} <span className="font-normal">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
