import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../data/Allowed.tsx';
import { openOverlay } from '../../../data/overlay.ts';
import { useCan } from '../../../data/session.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { lastListSearch } from '../list/filters.ts';
import { DeleteTickets } from './DeleteTickets.tsx';

/** What is rarely done with a ticket, for those who may. */
export function TicketMenu({ ticket }: { ticket: Schema<'Ticket'> }) {
  const navigate = useNavigate();
  const can = useCan();
  const [isAsking, setIsAsking] = useState(false);
  if (!can('resolve_tickets') && !can('delete_tickets')) return null;
  return (
    <>
      <Menu
        label="More actions"
        placement="bottom-end"
        trigger={(props) => (
          <IconButton {...props} label="More actions">
            <Ellipsis />
          </IconButton>
        )}
      >
        {can('resolve_tickets') && (
          <MenuItem icon={<Pencil />} keys="E" onSelect={() => openOverlay('edit-ticket', ticket)}>
            Edit subject and requester
          </MenuItem>
        )}
        <Allowed may={['tickets', 'delete']}>
          <MenuItem icon={<Trash2 />} destructive onSelect={() => setIsAsking(true)}>
            Delete ticket
          </MenuItem>
        </Allowed>
      </Menu>
      {isAsking && (
        <DeleteTickets
          tickets={[ticket]}
          onDone={() => void navigate({ to: '/tickets', search: lastListSearch() as never })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
