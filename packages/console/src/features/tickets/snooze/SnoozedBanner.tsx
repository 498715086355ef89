import { AlarmClock } from 'lucide-react';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { untilText, useSnooze } from './use-snooze.ts';

/** The banner above a snoozed ticket: until when, and a button to end it. */
export default function SnoozedBanner({ ticket }: { ticket: Ticket }) {
  const may = useCan()('resolve_tickets');
  const { wake, busy } = useSnooze(ticket);
  return (
    <section
      aria-label={m.snoozedBanner.snoozed}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-muted px-4 py-2 text-sm md:px-6"
    >
      <AlarmClock aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1">
        {m.snoozedBanner.snoozed2}
        {ticket.snoozedUntil ? (
          <time dateTime={ticket.snoozedUntil}>{untilText(ticket.snoozedUntil)}</time>
        ) : (
          untilText(null)
        )}
      </p>
      {may && (
        <Button size="sm" busy={busy} onClick={wake}>
          {m.snoozedBanner.wakeUpNow}
        </Button>
      )}
    </section>
  );
}
