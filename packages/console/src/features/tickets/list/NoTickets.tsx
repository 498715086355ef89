import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useAddSamples } from '../../../data/samples.ts';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';

type NoTicketsProps = { isFiltered: boolean; onClear: () => void };

/** In the place of a list without tickets. */
export function NoTickets({ isFiltered, onClear }: NoTicketsProps) {
  const { data: stats } = useRead('tickets.stats');
  if (stats?.total === 0) return <FirstTickets />;
  return (
    <EmptyState
      icon={<Inbox />}
      title={m.noTickets.noTicketsFound}
      text={isFiltered ? m.noTickets.nothingMatchesTheSearchAndThe : undefined}
      action={isFiltered && <Button onClick={onClear}>{m.noTickets.clearFilters}</Button>}
    />
  );
}

/** Before the first ticket: where they come from, and some to try. */
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
