import { dateTime } from '@helpdesk/sdk/rules/dates';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { BadgeCheck } from 'lucide-react';
import { openChat } from '../../../data/open-chats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tags } from '../../../ui/LaterTags.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
import { Stars } from '../Stars.tsx';
import { avatarOf, type ChatSession, chatName, preview, turnText } from '../session.ts';
import { Unread } from '../Unread.tsx';
import { ChatStatusBadge } from './ChatStatusBadge.tsx';

type SessionRowProps = {
  session: ChatSession;
  myId: string;
  now: number;
  isOpen: boolean;
  /** Absent if the chat can't be accepted, or not by this user. */
  onAccept?: (() => void) | undefined;
  accepting?: boolean;
  /** Whether it's the next one to accept, which gets the primary button. */
  isNext?: boolean;
};

/** A row of the chat list; a click anywhere opens its panel. */
export function SessionRow(props: SessionRowProps) {
  const { session, myId, now, isOpen, onAccept, accepting, isNext } = props;
  const name = chatName(session);
  const turn = turnText(session, myId, now);
  const unread = session.status === 'closed' ? 0 : session.unread;
  return (
    <li
      className={cx(
        'relative flex items-center gap-3 px-4 py-2.5 hover:bg-muted/60 has-[[data-chat]:focus-visible]:bg-accent/8 has-[[data-chat]:focus-visible]:inset-ring-2 has-[[data-chat]:focus-visible]:inset-ring-accent',
        isOpen && 'bg-accent/6',
      )}
    >
      <Avatar initials={avatarOf(session)} size="lg" className="self-start @lg:self-center" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <button
            type="button"
            data-chat={session.id}
            onClick={() => openChat(session.id)}
            className={cx(
              'line-clamp-2 max-w-full min-w-0 rounded-sm text-left wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none',
              unread > 0 ? 'font-semibold' : 'font-medium',
            )}
          >
            {name}
          </button>
          {session.isVerified && (
            <span title={m.sessionRow.signedInOnTheSite} className="inline-flex">
              <BadgeCheck aria-hidden="true" className="size-3.5 text-info-text" />
              <span className="sr-only">{m.sessionRow.verified}</span>
            </span>
          )}
          {isTold(session, myId) && <ChatStatusBadge session={session} myId={myId} now={now} />}
          {session.status === 'waiting' && session.offeredTo === myId && (
            <Badge tone="accent">{m.sessionRow.yourTurn}</Badge>
          )}
        </p>
        <p
          className={cx(
            'line-clamp-2 text-sm wrap-anywhere',
            unread > 0 ? 'text-foreground' : 'text-muted-foreground',
          )}
        >
          {preview(session, myId)}
        </p>
        <Tags tags={session.tags} most={3} className="mt-1" />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 self-start @lg:flex-row @lg:items-center @lg:gap-3 @lg:self-center">
        {session.rating !== null && <Stars rating={session.rating} className="@max-lg:hidden" />}
        <div className="flex items-center gap-1.5 @lg:contents">
          <time
            dateTime={session.updatedAt}
            title={dateTime(session.updatedAt)}
            className={cx(
              'text-xs whitespace-nowrap',
              // The waiting time is next to the name.
              session.status === 'waiting' && '@max-lg:hidden',
              turn && session.awaitedSince
                ? 'font-medium text-warning-text'
                : 'text-muted-foreground',
            )}
          >
            {turn ?? relativeTime(session.updatedAt, now)}
          </time>
          <Unread count={unread} />
        </div>
        {onAccept && (
          <Button
            size="sm"
            variant={isNext ? 'primary' : 'secondary'}
            busy={accepting}
            onClick={onAccept}
            aria-label={m.sessionRow.acceptTheChatOf({ name })}
            // Stays first when other elements appear in the row, so the button doesn't move under the pointer.
            className="relative @max-lg:order-first"
          >
            {m.sessionRow.accept}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Whether the chat's state says more than the title of its group. */
const isTold = ({ status, withBot, agentId, participants }: ChatSession, myId: string) =>
  status === 'waiting' ||
  (status === 'active' && !withBot && (agentId !== myId || participants.length > 0));

export function SessionSkeletons({ count = 5 }: { count?: number }) {
  return Array.from({ length: count }, (_, row) => (
    <li key={row} aria-hidden="true" className="flex gap-3 border-b px-4 py-3 last:border-b-0">
      <Skeleton className="size-9 rounded-full" />
      <span className="flex-1">
        <Skeleton className="mt-0.5 w-40" />
        <Skeleton className="mt-2 h-3 w-3/5" />
      </span>
    </li>
  ));
}
