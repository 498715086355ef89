import { dateTime } from '@helpdesk/sdk/rules/dates';
import { useNow } from '../../../data/use-now.ts';
import { cx } from '../../../ui/cx.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { lasted } from './Turn.tsx';

type DueProps = { ticket: Ticket; className?: string };

/** When a ticket's first response or resolution is due, updated as time passes; renders nothing once it's settled. */
export default function Due({ ticket: { dueAt, status }, className }: DueProps) {
  const now = useNow();
  if (!dueAt || status === 'resolved' || status === 'closed') return null;
  const left = Date.parse(dueAt) - now;
  return (
    <time
      dateTime={dueAt}
      title={m.due.dueAt({ dateTime: dateTime(dueAt) })}
      className={cx(
        'whitespace-nowrap',
        left < 0 ? 'text-destructive-text' : 'text-muted-foreground',
        className,
      )}
    >
      {left < 0 ? m.due.overdue({ lasted: lasted(-left) }) : m.due.dueIn({ lasted: lasted(left) })}
    </time>
  );
}
