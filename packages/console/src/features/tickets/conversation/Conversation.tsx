import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { Composer } from '../composer/Composer.tsx';
import { useDraft } from '../composer/draft.ts';
import { useNewer } from '../composer/hold-back.ts';
import { authorName, customerOf } from '../people.ts';
import { useNeighbors } from '../use-neighbors.ts';
import { useTicketChange } from '../use-ticket-change.ts';
import { Message } from './Message.tsx';
import { useNews } from './use-news.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

const NEAR_END = 48;

/** The messages of a ticket, scrolled to the newest, and the composer below them, at the lower edge of the screen. */
export function Conversation({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const { user } = useSession();
  const can = useCan();
  const isForStaff = can('view_all_tickets');
  const { change } = useTicketChange();
  const go = useNeighbors(ticket.id);
  const box = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const [draft, changeDraft] = useDraft(user.id, ticket.id);
  const meanwhile = useNewer(ticket.messages, user.email, draft.text.trim() !== '');
  const [news, dismiss] = useNews(ticket.messages, user.email);
  const isOutOfSight = useOutOfSight(box, news?.id, dismiss);

  // A new message does not scroll a reader who is further up.
  useLayoutEffect(() => {
    const scroller = box.current;
    if (scroller && followsEnd.current) scroller.scrollTop = scroller.scrollHeight;
  }, [ticket.messages]);

  function onScroll() {
    const scroller = box.current;
    if (!scroller) return;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    followsEnd.current = below < NEAR_END;
  }

  function showEnd() {
    followsEnd.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    box.current?.scrollIntoView({ block: 'nearest' });
    dismiss();
  }

  const mayResolve =
    can('resolve_tickets') && (ticket.status === 'open' || ticket.status === 'in_progress');
  function resolve() {
    change(ticket.id, { status: 'resolved' });
    go(1);
  }

  return (
    <>
      <Card aria-label="Conversation">
        <CardHeader title="Conversation" />
        {ticket.messages.length === 0 ? (
          <p className="px-4 py-10 text-center text-sm text-muted-foreground">No messages yet</p>
        ) : (
          <section
            ref={box}
            onScroll={onScroll}
            aria-label="Messages"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
            tabIndex={0}
            className="max-h-96 scroll-mb-56 overflow-y-auto overscroll-contain -outline-offset-2"
          >
            <ol className="flex flex-col gap-4 p-4">
              {ticket.messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  ticketId={ticket.id}
                  isForStaff={isForStaff}
                />
              ))}
            </ol>
          </section>
        )}
      </Card>
      {/* Where there is room for both, the composer stays on the screen while the conversation is read. */}
      <div className="tall:sticky bottom-0 z-[1] -mx-1 bg-card px-1 pb-4 max-lg:pb-2">
        <div role="status">
          {news && isOutOfSight && meanwhile.newer.length === 0 && (
            <button
              type="button"
              onClick={showEnd}
              className="mb-3 flex w-full animate-rise items-center gap-2 rounded-md bg-accent/10 px-3 py-2 text-left text-sm text-primary-text hover:bg-accent/16"
            >
              <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 truncate">
                <span className="font-medium">
                  {news.isInternal ? 'New note by' : 'New reply from'} {authorName(news)}
                </span>{' '}
                <span className="text-muted-foreground">{news.message}</span>
              </span>
            </button>
          )}
        </div>
        <Composer
          key={ticket.id}
          ticketId={ticket.id}
          customer={customerOf(ticket).name}
          draft={draft}
          onChange={changeDraft}
          meanwhile={meanwhile}
          onSent={showEnd}
          onResolve={mayResolve ? resolve : undefined}
        />
      </div>
    </>
  );
}
