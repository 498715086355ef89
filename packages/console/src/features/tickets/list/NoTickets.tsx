import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useAddSamples } from '../../../data/samples.ts';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';
import { isFiltered, noFilters, type TicketFilters } from './filters.ts';

type NoTicketsProps = { filters: TicketFilters; onClear: () => void };

/** Shown instead of an empty list. */
export function NoTickets({ filters, onClear }: NoTicketsProps) {
  const { data: stats } = useRead('tickets.stats');
  const lesson = lessonOf(filters);
  if (lesson) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={m.noTickets.noTicketsFound}
        text={lesson}
        action={<Button onClick={onClear}>{m.noTickets.viewAllTickets}</Button>}
      />
    );
  }
  if (stats?.total === 0) return <FirstTickets />;
  const isOfSome = isFiltered(filters);
  return (
    <EmptyState
      icon={<Inbox />}
      title={m.noTickets.noTicketsFound}
      text={isOfSome ? m.noTickets.nothingMatchesTheSearchAndThe : undefined}
      action={isOfSome && <Button onClick={onClear}>{m.noTickets.clearFilters}</Button>}
    />
  );
}

/** Explains how tickets get into an empty view, if there are no other filters. */
function lessonOf(filters: TicketFilters): string | undefined {
  if (!isFiltered({ ...filters, snoozed: noFilters.snoozed }) && filters.snoozed === 'yes')
    return m.noTickets.pressHToSnooze;
  if (!isFiltered({ ...filters, mentioned: noFilters.mentioned }) && filters.mentioned === 'yes')
    return m.noTickets.colleaguesMentionYou;
  return undefined;
}

/** Shown before the first ticket: how tickets arrive, and sample tickets. */
function FirstTickets() {
  const can = useCan();
  const { add, busy } = useAddSamples();
  return (
    <EmptyState
      icon={<Inbox />}
      title={m.noTickets.noTicketsFound}
      text={can('view_assigned_tickets') && m.noTickets.ticketsArriveThrough}
      action={
        can('manage_organization') && (
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/contact-forms" className={buttonClass('secondary')}>
              {m.noTickets.shareAForm}
            </Link>
            <Button busy={busy} onClick={add}>
              {m.noTickets.addSampleTickets}
            </Button>
          </div>
        )
      }
    />
  );
}
