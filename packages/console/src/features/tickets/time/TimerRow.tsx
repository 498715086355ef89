import type { Schema } from '@helpdesk/sdk/contract/operations';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { Link } from '@tanstack/react-router';
import { Square, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../../data/session.ts';
import { useNow } from '../../../data/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import m from '../messages.yaml';
import { memberName } from './EntryRow.tsx';
import type { Entry } from './use-time.ts';

type Stopping = { onStop: () => void; busy: boolean };

/** A timer that is running on the ticket, of any member; the user's own has a stop button. */
export function TimerRow({ entry, ...stopping }: { entry: Entry } & Stopping) {
  const { user } = useSession();
  const isOwn = entry.member?.id === user.id;
  return (
    <Row entry={entry} stopping={isOwn ? stopping : null}>
      {isOwn ? m.timerRow.yourTimer : m.timerRow.timerOf({ memberName: memberName(entry.member) })}
    </Row>
  );
}

type TimerElsewhereProps = {
  timer: NonNullable<Schema<'MemberTimer'>['timer']>;
} & Stopping;

/** The user's timer that is running on another ticket. */
export function TimerElsewhere({ timer: { entry, ticket }, ...stopping }: TimerElsewhereProps) {
  return (
    <Row entry={entry} stopping={stopping}>
      {m.timerRow.yourTimerOn}
      <Link
        to="/tickets/$id"
        params={{ id: ticket.id }}
        title={ticket.subject}
        className="rounded-sm font-medium whitespace-nowrap text-primary-text hover:underline"
      >
        {ticket.ticketNumber}
      </Link>
    </Row>
  );
}

type RowProps = { entry: Entry; stopping: Stopping | null; children: ReactNode };

function Row({ entry: { startedAt, createdAt }, stopping, children }: RowProps) {
  const now = useNow();
  const minutes = Math.max(0, Math.floor((now - Date.parse(startedAt ?? createdAt)) / 60_000));
  return (
    <li
      className={cx(
        'flex min-h-9 items-center gap-2 rounded-md bg-accent/12 py-1 pl-2 text-sm',
        stopping ? 'pr-1' : 'pr-2.5',
      )}
    >
      <Timer aria-hidden="true" className="size-4 shrink-0 text-primary-text" />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <span className="shrink-0 tabular-nums">{timeSpentText(minutes)}</span>
      {stopping && (
        <Button
          size="sm"
          icon={<Square />}
          busy={stopping.busy}
          onClick={stopping.onStop}
          aria-label={m.timerRow.stopYourTimer}
        >
          {m.timerRow.stop}
        </Button>
      )}
    </li>
  );
}
