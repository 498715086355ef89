import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Ellipsis, Split } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { later } from '../../../ui/later.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';

const SplitDialog = later(async () => (await import('./SplitDialog.tsx')).default);

type MessageMenuProps = {
  ticketId: string;
  message: Pick<Schema<'TicketMessage'>, 'id' | 'isInternal' | 'message'>;
  /** The author's name, which distinguishes the menus. */
  by: string;
};

/** The less common actions for a message. */
export default function MessageMenu({ ticketId, message, by }: MessageMenuProps) {
  const may = useCan()('resolve_tickets');
  const [isOpen, setOpen] = useState(false);
  if (!may || message.isInternal) return null;
  const label = m.messageMenu.actionsForTheMessageOf({ by });
  return (
    <>
      <Menu
        label={label}
        placement="bottom-end"
        trigger={(props) => (
          <IconButton
            {...props}
            label={label}
            className="ml-auto opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
          >
            <Ellipsis />
          </IconButton>
        )}
      >
        <MenuItem icon={<Split />} onSelect={() => setOpen(true)}>
          {m.messageMenu.splitOffANewTicket}
        </MenuItem>
      </Menu>
      <Suspense>
        {isOpen && (
          <SplitDialog ticketId={ticketId} message={message} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
