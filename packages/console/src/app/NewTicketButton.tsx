import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../data/session.ts';
import { Button } from '../ui/Button.tsx';

const NewTicketDialog = lazy(() => import('../features/tickets/NewTicketDialog.tsx'));

export function NewTicketButton() {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can('create_tickets')) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus />}
        onClick={() => setOpen(true)}
        aria-label="New Ticket"
      >
        <span className="max-sm:hidden">New Ticket</span>
      </Button>
      {open && (
        <Suspense>
          <NewTicketDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
