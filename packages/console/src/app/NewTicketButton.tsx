import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Allowed } from '../data/Allowed.tsx';
import { Button } from '../ui/Button.tsx';

const NewTicketDialog = lazy(() => import('../features/tickets/NewTicketDialog.tsx'));

export function NewTicketButton() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <Allowed may={['tickets', 'create']}>
      <Button variant="primary" icon={<Plus />} onClick={show} aria-label="New Ticket">
        <span className="max-sm:hidden">New Ticket</span>
      </Button>
      {open && (
        <Suspense>
          <NewTicketDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Allowed>
  );
}
