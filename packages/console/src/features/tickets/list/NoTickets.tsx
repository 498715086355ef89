import { Inbox } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type NoTicketsProps = { isFiltered: boolean; onClear: () => void };

/** In the place of a list without tickets. */
export function NoTickets({ isFiltered, onClear }: NoTicketsProps) {
  return (
    <EmptyState
      icon={<Inbox />}
      title="No tickets found"
      text={isFiltered ? 'Nothing matches the search and the filters.' : undefined}
      action={isFiltered && <Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
