import { Plus } from 'lucide-react';
import { Allowed } from '../data/Allowed.tsx';
import { openOverlay } from '../data/overlay.ts';
import { Button } from '../ui/Button.tsx';

export function NewTicketButton() {
  return (
    <Allowed may={['tickets', 'create']}>
      <Button
        variant="primary"
        icon={<Plus />}
        onClick={() => openOverlay('new-ticket')}
        aria-label="New Ticket"
      >
        <span className="max-sm:hidden">New Ticket</span>
      </Button>
    </Allowed>
  );
}
