import { dateTime } from '@helpdesk/sdk/rules/dates';
import { AlarmClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnread } from '../../../data/live/unread.ts';
import { cx } from '../../../ui/cx.ts';
import { sendTime } from '../composer/later.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';

type SnoozeMarkProps = {
  ticket: Pick<Ticket, 'id' | 'snoozedAt' | 'snoozedUntil' | 'unsnoozedAt'>;
  className?: string | undefined;
  /** Shown for a ticket that is back from snooze, once it's read. */
  children: ReactNode;
};

/** In a row: until when a ticket is snoozed, or that it's back. */
export default function SnoozeMark({ ticket, className, children }: SnoozeMarkProps) {
  const { id, snoozedAt, snoozedUntil: until } = ticket;
  const isUnread = useUnread().has(id);
  if (!snoozedAt && !isUnread) return children;
  const mark = cx('whitespace-nowrap', className);
  if (!snoozedAt)
    return <span className={cx(mark, 'text-primary-text')}>{m.snoozeMark.backFromSnooze}</span>;
  return (
    <span className={cx(mark, 'text-muted-foreground')}>
      <AlarmClock aria-hidden="true" className="mr-1 inline size-3 align-[-0.125em]" />
      <span className="sr-only">{m.snoozeMark.snoozedUntil} </span>
      {until ? (
        <time dateTime={until} title={m.snoozeMark.snoozedUntil2({ dateTime: dateTime(until) })}>
          {sendTime(until)}
        </time>
      ) : (
        <span title={m.snoozeMark.snoozedUntilTheCustomerAnswers}>{m.snoozeMark.theirAnswer}</span>
      )}
    </span>
  );
}
