import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ArrowDown } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useDrafts } from '../../../data/drafts.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { later } from '../../../ui/later.tsx';
import { Composer } from '../composer/Composer.tsx';
import { draftsKey } from '../composer/draft.ts';
import { useNewer } from '../composer/hold-back.ts';
import m from '../messages.yaml';
import { authorName, customerOf } from '../people.ts';
import { UnsentHere } from '../unsent/UnsentHere.tsx';
import { Description } from './Description.tsx';
import { Messages } from './Messages.tsx';
import { ScheduledReplies } from './ScheduledReplies.tsx';
import { useEnd } from './use-end.ts';
import { useFirstUnread } from './use-first-unread.ts';
import { useNews } from './use-news.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

// Loaded on demand, as few tickets come with a draft.
const HandedDraft = later(async () => (await import('../composer/HandedDraft.tsx')).default);

/** The number of characters of a new message that screen readers read out. */
const FIRST = 120;

function kindOf(message: Schema<'TicketMessage'>) {
  const author = authorName(message);
  return message.isInternal
    ? m.conversation.newNoteBy({ author })
    : m.conversation.newReplyFrom({ author });
}

/** Scrolls the focused composer fully into view if it isn't docked, for example at 400 % zoom. */
function showWhole(composer: HTMLElement) {
  requestAnimationFrame(() => composer.scrollIntoView?.({ block: 'nearest' }));
}

type ConversationProps = {
  ticket: Schema<'TicketDetail'>;
  /** Whether the ticket is being refetched. */
  isFetching: boolean;
  /** Resolves the ticket after a reply; absent if it can't be resolved. */
  onResolve: ((sent: { waits: boolean }) => void) | undefined;
};

/** The messages of a ticket, starting with its description, and the composer at the bottom of the screen. */
export function Conversation({ ticket, isFetching, onResolve }: ConversationProps) {
  const { user } = useSession();
  const mayCc = useCan()('resolve_tickets');
  const content = useRef<HTMLDivElement>(null);
  const { drafts, change, show } = useDrafts(draftsKey(user.id, ticket.id));
  const meanwhile = useNewer(ticket.messages, user.email, drafts.reply.text.trim() !== '');
  const [news, dismiss, latest] = useNews(ticket.messages, user.email);
  const isOutOfSight = useOutOfSight(content, news?.id, dismiss);
  const beginning = useFirstUnread(ticket, user.email, isFetching);
  const end = useEnd(content, beginning);

  // The draft is for the current assignee; others see it below the note.
  const isMine = ticket.assignedAgent?.id === user.id;
  const handed = isMine && ticket.messages.findLast(({ sharedDraft }) => sharedDraft);

  function showEnd() {
    end.show();
    dismiss();
  }

  return (
    <>
      <div ref={content} className="mx-auto w-full max-w-[47.5rem] flex-1 px-2 pt-4 pb-6 sm:px-4">
        <Description ticket={ticket} />
        <Messages
          ticket={ticket}
          firstUnreadId={beginning && beginning !== 'top' ? beginning.messageId : undefined}
          onUnfold={end.leave}
        />
        <ScheduledReplies ticket={ticket} />
        <UnsentHere ticketId={ticket.id} />
      </div>
      {/* If there is room for both, the composer stays on screen while scrolling the conversation. */}
      <div
        onFocus={({ currentTarget }) => showWhole(currentTarget)}
        className="tall:sticky bottom-0 z-[1] border-t bg-card"
      >
        {/* Announced even if the message is visible. */}
        <p role="status" className="sr-only">
          {latest &&
            m.conversation.announced({
              kind: kindOf(latest),
              text: latest.message.slice(0, FIRST),
            })}
        </p>
        <div className="relative">
          {news && isOutOfSight && meanwhile.newer.length === 0 && (
            <button
              type="button"
              onClick={showEnd}
              className="absolute bottom-2 left-1/2 flex max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-2 rounded-full bg-raised py-1.5 pr-3.5 pl-2.5 text-left text-sm text-primary-text shadow-overlay hover:bg-muted"
            >
              <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 truncate">
                <span className="font-medium">{kindOf(news)}</span>{' '}
                <span className="text-muted-foreground">{news.message}</span>
              </span>
            </button>
          )}
        </div>
        <div className="mx-auto max-w-[47.5rem] px-2 py-2 sm:px-4 sm:py-3">
          {handed && (
            <Suspense>
              <HandedDraft key={handed.id} ticketId={ticket.id} note={handed} />
            </Suspense>
          )}
          <Composer
            key={ticket.id}
            ticketId={ticket.id}
            customer={customerOf(ticket).name}
            ccs={mayCc && ticket.customerEmail ? ticket.ccs : undefined}
            about={ticket}
            repliesFrom={ticket.repliesFrom}
            drafts={drafts}
            onChange={change}
            onShow={show}
            meanwhile={meanwhile}
            onSent={showEnd}
            onResolve={onResolve}
          />
        </div>
      </div>
    </>
  );
}
