import { Plus } from 'lucide-react';
import { Allowed } from '../data/Allowed.tsx';
import { openOverlay } from '../data/overlay.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import m from './messages.yaml';

const open = () => openOverlay('new-ticket');

/** Opens a new ticket: the main button on ticket pages, elsewhere a secondary one next to the page's own. */
export function NewTicketButton({ isMain }: { isMain: boolean }) {
  return (
    <Allowed may={['tickets', 'create']}>
      {isMain ? (
        <Button
          variant="primary"
          icon={<Plus />}
          onClick={open}
          aria-label={m.newTicketButton.newTicket}
        >
          <span className="max-sm:hidden">{m.newTicketButton.newTicket}</span>
        </Button>
      ) : (
        <IconButton label={m.newTicketButton.newTicket} keys="c" onClick={open}>
          <Plus />
        </IconButton>
      )}
    </Allowed>
  );
}
