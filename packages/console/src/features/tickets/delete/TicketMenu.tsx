import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../data/Allowed.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { lastListSearch } from '../list/filters.ts';
import { DeleteTickets } from './DeleteTickets.tsx';

type TicketMenuProps = { ticket: Pick<Schema<'Ticket'>, 'id' | 'ticketNumber'> };

/** What is rarely done with a ticket, for those who may. */
export function TicketMenu({ ticket }: TicketMenuProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Allowed may={['tickets', 'delete']}>
      <Menu
        label="More actions"
        placement="bottom-end"
        trigger={(props) => (
          <IconButton {...props} label="More actions">
            <Ellipsis />
          </IconButton>
        )}
      >
        <MenuItem icon={<Trash2 />} destructive onSelect={() => setIsAsking(true)}>
          Delete ticket
        </MenuItem>
      </Menu>
      {isAsking && (
        <DeleteTickets
          tickets={[ticket]}
          onDone={() => void navigate({ to: '/tickets', search: lastListSearch() as never })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Allowed>
  );
}
