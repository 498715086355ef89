import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRightLeft, Ban, CircleX, Ellipsis, Mail, ShieldCheck, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import type { ChatSession } from '../session.ts';
import {
  useBlock,
  useConvert,
  useEndChat,
  useMailTranscript,
  useUnblock,
} from '../use-chat-actions.ts';
import { TransferDialog } from './TransferDialog.tsx';

type PanelMenuProps = {
  session: ChatSession;
  name: string;
  /** What blocks the visitor; undefined until it is known. */
  blocked?: Schema<'BlockedSender'> | null | undefined;
  /** Called before a ticket is shown: the panel closes on a phone. */
  onLeave: () => void;
};

/** The actions of a chat; only those that the role and the state of the chat allow. */
export function PanelMenu({ session, name, blocked, onLeave }: PanelMenuProps) {
  const can = useCan();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'transfer' | 'end' | 'block' | null>(null);
  const convert = useConvert();
  const mail = useMailTranscript();
  const end = useEndChat(() => setAsked(null));
  const block = useBlock(() => setAsked(null));
  const unblock = useUnblock();
  const { id, ticketId, customerEmail } = session;
  const mayLead = can('manage_live_chat') && session.status !== 'closed';
  const mayMail = can('manage_live_chat') && customerEmail;
  const mayConvert = can('create_tickets') && !ticketId;
  const mayRead = can('view_all_tickets') && ticketId;
  const mayBlock = can('manage_live_chat') && can('resolve_tickets');
  if (!mayLead && !mayMail && !mayConvert && !mayRead && !mayBlock) return null;

  function showTicket() {
    onLeave();
    void navigate({ to: '/tickets/$id', params: { id: ticketId } as never });
  }

  return (
    <>
      <Menu
        label={`Chat of ${name}`}
        placement="bottom-end"
        trigger={(props) => (
          <IconButton label="More" {...props}>
            <Ellipsis />
          </IconButton>
        )}
      >
        {mayLead && (
          <MenuItem icon={<ArrowRightLeft />} onSelect={() => setAsked('transfer')}>
            Transfer to another agent...
          </MenuItem>
        )}
        {mayMail && (
          <MenuItem icon={<Mail />} disabled={mail.busy} onSelect={() => mail.write({ id })}>
            Mail the transcript
          </MenuItem>
        )}
        {mayConvert && (
          <MenuItem
            icon={<Ticket />}
            disabled={convert.busy}
            onSelect={() => convert.write({ id })}
          >
            Convert to ticket
          </MenuItem>
        )}
        {mayRead && (
          <MenuItem icon={<Ticket />} onSelect={showTicket}>
            Show the ticket
          </MenuItem>
        )}
        {(mayLead || mayBlock) && <MenuSeparator />}
        {mayBlock && blocked && blocked.kind !== 'domain' && (
          <MenuItem icon={<ShieldCheck />} onSelect={() => unblock.write({ id: blocked.id })}>
            Unblock visitor
          </MenuItem>
        )}
        {mayBlock && !blocked && (
          <MenuItem icon={<Ban />} destructive onSelect={() => setAsked('block')}>
            Block visitor...
          </MenuItem>
        )}
        {mayLead && (
          <MenuItem icon={<CircleX />} destructive onSelect={() => setAsked('end')}>
            Close chat...
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asked === 'end'}
        title="Close this chat?"
        text={
          session.awaitedSince
            ? `Nobody can write in it any more, and ${name} is asked for a rating. It stays in the list, and as ${name} waits for an answer, it becomes a ticket.`
            : `Nobody can write in it any more, and ${name} is asked for a rating. It stays in the list.`
        }
        confirm="Close chat"
        busy={end.busy}
        onConfirm={() => end.write({ id })}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'block'}
        title="Block this visitor?"
        text={
          customerEmail
            ? `Neither ${customerEmail} nor this browser can start chats any more, and what they mail or send by forms becomes spam. Their open chats end and become no tickets. Settings list who is blocked.`
            : 'This browser can start no chats any more. Open chats in it end and become no tickets. Settings list who is blocked.'
        }
        confirm="Block visitor"
        busy={block.busy}
        onConfirm={() => block.write({ id })}
        onClose={() => setAsked(null)}
      />
      {asked === 'transfer' && (
        <TransferDialog session={session} name={name} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
