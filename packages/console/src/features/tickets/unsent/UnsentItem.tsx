import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CloudOff, Lock, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useReach } from '../../../data/offline/reach.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import m from '../messages.yaml';
import { discardUnsent, sendUnsentNow, takeBackUnsent } from './take-back-unsent.ts';
import { isNote, thenOf, type Unsent, whatOf, wordsOf } from './unsent.ts';

type UnsentItemProps = {
  unsent: Unsent;
  /** Called with the ticket's id once the text is back in its box; in the list, the ticket is named. */
  onEdit?: (ticketId: string) => void;
};

/** An unsent reply, note or change in this browser, with its actions. */
export function UnsentItem({ unsent, onEdit }: UnsentItemProps) {
  const client = useQueryClient();
  const { isAway } = useReach();
  const item = useRef<HTMLLIElement>(null);
  const [busy, setBusy] = useState(false);
  const { key, stopped, ticket } = unsent;
  const words = wordsOf(unsent);
  const then = thenOf(unsent);
  /** It may be sending right now: then the action waits for the response. */
  const act = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    const near = nearOf(item.current);
    void work().finally(() => {
      setBusy(false);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) near?.focus();
      });
    });
  };
  async function edit() {
    if (await takeBackUnsent(client, key)) onEdit?.(ticket.id);
  }

  return (
    <li
      ref={item}
      className={cx(
        'rounded-md border border-dashed px-3 py-2.5',
        stopped ? 'border-warning bg-warning/10' : 'border-border-strong',
        isNote(unsent) && !stopped && 'bg-note',
      )}
    >
      {onEdit && (
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          className="mb-1 block truncate text-sm hover:underline"
        >
          <span className="text-muted-foreground">{ticket.ticketNumber}</span> {ticket.subject}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground [&_svg]:size-3 [&_svg]:shrink-0">
        <span className="inline-flex items-center gap-1 text-sm font-medium text-foreground">
          {isNote(unsent) && <Lock aria-hidden="true" />}
          {whatOf(unsent)}
        </span>
        {stopped ? (
          <span className="inline-flex items-center gap-1 font-medium text-warning-text">
            <TriangleAlert aria-hidden="true" />
            <span>{m.unsentItem.notSent({ text: stopped.text })}</span>
          </span>
        ) : (
          <span className="inline-flex items-center gap-1">
            <CloudOff aria-hidden="true" />
            {m.unsentItem.waitingToBeSent}
          </span>
        )}
        {then && <span>{m.unsentItem.then({ then })}</span>}
        <Ago at={new Date(unsent.madeAt).toISOString()} />
      </div>
      {words !== undefined && (
        <p className="mt-0.5 text-base wrap-anywhere whitespace-pre-wrap">
          <LinkedText>{words}</LinkedText>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {words !== undefined && (
          <Button size="sm" busy={busy} onClick={act(edit)}>
            {m.unsentItem.edit}
          </Button>
        )}
        {(stopped || !isAway) && (
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            onClick={act(() => sendUnsentNow(client, key))}
          >
            {stopped ? m.unsentItem.sendAnyway : m.unsentItem.sendNow}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          onClick={act(() => discardUnsent(client, key))}
        >
          {m.unsentItem.discard}
        </Button>
      </div>
    </li>
  );
}

/** The element to focus when an item is removed: the next or previous item, otherwise the list's close button or the text box. */
function nearOf(item: HTMLElement | null): HTMLElement | null | undefined {
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  const dialog = item?.closest('[role="dialog"]');
  return (
    other?.querySelector('button') ??
    dialog?.querySelector('button') ??
    document.querySelector<HTMLElement>('[data-composer] :is(textarea, [role=textbox])')
  );
}
