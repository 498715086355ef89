import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChevronsUpDown } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useKeptChoice } from '../../../data/kept-choice.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { WithKeys } from '../../../ui/WithKeys.tsx';
import m from '../messages.yaml';
import { Changes } from './Changes.tsx';
import { Message } from './Message.tsx';
import { foldedCount, itemsFrom, itemsOf } from './timeline.ts';
import { useEarlier } from './use-earlier.ts';

type MessagesProps = {
  ticket: Schema<'TicketDetail'>;
  /** The first message that was unread when the ticket was opened. */
  firstUnreadId: string | undefined;
  /** Called before older messages are rendered. */
  onUnfold: () => void;
};

/** The messages after the description, with the changes between them; if there are many, only the newest at first. */
export function Messages({ ticket, firstUnreadId, onUnfold }: MessagesProps) {
  const isForStaff = useCan()('view_assigned_tickets');
  // For the assignee, the draft is shown above the composer instead.
  const isMine = ticket.assignedAgent?.id === useSession().user.id;
  const [changes, keepChanges] = useKeptChoice('changes', ['shown', 'hidden']);
  const { messages, timeline, readEarlier, isReading } = useEarlier(ticket);
  const unreadFrom = messages.findIndex(({ id }) => id === firstUnreadId);
  const [foldedAtFirst, setFolded] = useState(() => foldedCount(messages.length, unreadFrom));
  const folded = unreadFrom === -1 ? foldedAtFirst : Math.min(foldedAtFirst, unreadFrom);
  const unfold = () => {
    onUnfold();
    setFolded(0);
  };
  const showMore = folded > 0 ? unfold : readEarlier;
  const [list, showOlder] = useOlder(messages.length - folded, showMore);
  const items = itemsFrom(
    itemsOf(messages, changes === 'shown' ? timeline.filter(isShown) : []),
    folded,
  );

  return (
    <>
      <div className="mt-5 mb-3 flex items-center gap-3 px-3 text-xs text-muted-foreground">
        <h2 className="font-medium">{m.messages.conversation}</h2>
        <span aria-hidden="true" className="h-px flex-1 bg-border" />
        {timeline.length > 0 && (
          <button
            type="button"
            aria-pressed={changes === 'shown'}
            onClick={() => keepChanges(changes === 'shown' ? 'hidden' : 'shown')}
            className="rounded-sm hover:text-foreground pointer-coarse:py-2"
          >
            {m.messages.changes}
          </button>
        )}
      </div>
      {showMore && (
        <Tooltip label={<WithKeys keys=".">{m.messages.showOlderMessages}</WithKeys>}>
          <button
            type="button"
            onClick={showOlder}
            disabled={isReading}
            aria-keyshortcuts="."
            className="mb-3 flex w-full items-center justify-center gap-1.5 rounded-md py-1.5 text-sm text-muted-foreground hover:bg-muted hover:text-foreground pointer-coarse:py-2.5"
          >
            <ChevronsUpDown aria-hidden="true" className="size-3.5" />
            {readEarlier ? m.messages.showOlderMessages : m.messages.olderMessages({ folded })}
          </button>
        </Tooltip>
      )}
      {messages.length === 0 && (
        <p className="px-3 pb-3 text-sm text-muted-foreground">{m.messages.noMessagesYet}</p>
      )}
      {items.length > 0 && (
        <section
          ref={list}
          aria-label={messages.length > 0 ? m.messages.messages : m.messages.changes}
        >
          <ol className="flex flex-col gap-3">
            {items.map((item) =>
              item.kind === 'message' ? (
                <Fragment key={item.id}>
                  {item.id === firstUnreadId && <NewLine />}
                  <Message
                    message={item.message}
                    ticketId={ticket.id}
                    isForStaff={isForStaff}
                    showsDraft={!isMine}
                  />
                </Fragment>
              ) : (
                <Changes key={item.id} entries={item.entries} />
              ),
            )}
          </ol>
        </section>
      )}
    </>
  );
}

/** A merge into this ticket is shown only once, here. */
const isShown = ({ kind, mergedFrom }: Schema<'TimelineEntry'>) =>
  !(kind === 'merged' && mergedFrom !== null);

/** The line above messages that are new since the reader's last visit. */
function NewLine() {
  return (
    <li
      data-new=""
      className="flex items-center gap-3 px-3 text-xs font-medium text-primary-text after:h-px after:flex-1 after:bg-accent/50"
    >
      {m.messages.new}
    </li>
  );
}

/** Shows older messages with a button or shortcut; the first visible message stays in place, and the focus nearby. */
function useOlder(shown: number, showMore: (() => void) | null) {
  const list = useRef<HTMLElement>(null);
  const shownFirst = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const first = shownFirst.current;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
    const at = all.indexOf(first as HTMLElement);
    if (!first || at < 1) return;
    shownFirst.current = null;
    all[at - 1]?.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'center' });
  }, [shown]);

  function show() {
    shownFirst.current = list.current?.querySelector('[data-message]') ?? null;
    showMore?.();
  }
  useShortcuts(
    'Conversation',
    showMore ? [{ keys: '.', label: m.messages.olderMessages2, run: show }] : [],
  );
  return [list, show] as const;
}
