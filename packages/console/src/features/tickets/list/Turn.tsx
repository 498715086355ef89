import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Suspense } from 'react';
import { useNow } from '../../../data/use-now.ts';
import { cx } from '../../../ui/cx.ts';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a duration in its largest unit, at least one minute: 5 min, 2 h, 1 d. */
export function lasted(milliseconds: number): string {
  if (milliseconds < hour)
    return m.turn.min({ max: Math.max(1, Math.floor(milliseconds / minute)) });
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} d`;
}

const SnoozeMark = later(async () => (await import('../snooze/SnoozeMark.tsx')).default);

type TurnProps = { ticket: Ticket; className?: string };

/** Shows who a ticket is waiting for; or that it's snoozed, or back from snooze and unread. */
export function Turn(props: TurnProps) {
  const { snoozedAt, unsnoozedAt } = props.ticket;
  const turn = <Waiting {...props} />;
  if (!(snoozedAt || unsnoozedAt)) return turn;
  return (
    <Suspense fallback={turn}>
      <SnoozeMark {...props}>{turn}</SnoozeMark>
    </Suspense>
  );
}

/** Shows who a ticket is waiting for and since when, updated as time passes; renders nothing once it's resolved or closed. */
function Waiting({ ticket: { turn, turnSince: since }, className }: TurnProps) {
  const now = useNow();
  if (!turn) return null;
  const time = now - Date.parse(since);
  const isOurs = turn === 'us';
  return (
    <time
      dateTime={since}
      title={
        isOurs
          ? m.turn.theCustomerWaitsForAnAnswer({ dateTime: dateTime(since) })
          : m.turn.waitingForTheCustomerSince({ dateTime: dateTime(since) })
      }
      className={cx(
        'whitespace-nowrap',
        isOurs ? 'text-foreground' : 'text-faint-foreground',
        className,
      )}
    >
      {isOurs ? m.turn.customer({ lasted: ago(time) }) : m.turn.team({ lasted: ago(time) })}
    </time>
  );
}

const ago = (time: number) => (time < minute ? m.turn.now : lasted(time));
