import { dateTime } from '@helpdesk/sdk/rules/dates';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { Suspense } from 'react';
import { useNow } from '../../../data/use-now.ts';
import { cx } from '../../../ui/cx.ts';
import { later } from '../../../ui/later.tsx';
import type { Ticket } from '../ticket-rows.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has lasted, in its largest unit, a minute at least: 5 min, 2 h, 1 d. */
export function lasted(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} d`;
}

const SnoozeMark = later(async () => (await import('../snooze/SnoozeMark.tsx')).default);

type TurnProps = { ticket: Ticket; className?: string };

/** Whom a ticket waits for; in its place that it is snoozed, or back and not read. */
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

/** Whom a ticket waits for and since when, as time goes by; nothing once it is resolved or closed. */
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
          ? `The customer waits for an answer since ${dateTime(since)}`
          : `Waiting for the customer since ${dateTime(since)}`
      }
      className={cx(
        'whitespace-nowrap',
        isOurs ? 'text-foreground' : 'text-faint-foreground',
        className,
      )}
    >
      {isOurs ? `Customer, ${ago(time, since, now)}` : `Waiting, ${lasted(time)}`}
    </time>
  );
}

const ago = (time: number, since: string, now: number) =>
  time < minute ? relativeTime(since, now).toLowerCase() : `${lasted(time)} ago`;
