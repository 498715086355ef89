import { Inbox } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';

type NoTicketsProps = { isFiltered: boolean; onClear: () => void };

/** In the place of a list without tickets. */
export function NoTickets({ isFiltered, onClear }: NoTicketsProps) {
  return (
    <EmptyState
      icon={<Inbox />}
      title={m.noTickets.noTicketsFound}
      text={isFiltered ? m.noTickets.nothingMatchesTheSearchAndThe : undefined}
      action={isFiltered && <Button onClick={onClear}>{m.noTickets.clearFilters}</Button>}
    />
  );
}
