import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import {
  ArrowRightLeft,
  Ban,
  CircleX,
  Ellipsis,
  LogOut,
  Mail,
  ShieldCheck,
  Ticket,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import type { ChatSession } from '../session.ts';
import {
  useBlock,
  useConvert,
  useEndChat,
  useLeave,
  useMailTranscript,
  useUnblock,
} from '../use-chat-actions.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';

type PanelMenuProps = {
  session: ChatSession;
  name: string;
  /** The block that applies to the visitor; undefined until it's loaded. */
  blocked?: Schema<'BlockedSender'> | null | undefined;
  /** Called before a ticket is shown: the panel closes on a phone. */
  onLeave: () => void;
};

/** The actions of a chat, as far as the role and the chat's state allow. */
export function PanelMenu({ session, name, blocked, onLeave }: PanelMenuProps) {
  const can = useCan();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'transfer' | 'invite' | 'end' | 'block' | null>(null);
  const convert = useConvert();
  const mail = useMailTranscript();
  const end = useEndChat(() => setAsked(null));
  const block = useBlock(() => setAsked(null));
  const unblock = useUnblock();
  const leave = useLeave();
  const { user } = useSession();
  const isInvited = session.participants.some(({ userId }) => userId === user.id);
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
        label={m.panelMenu.chatOf({ name })}
        placement="bottom-end"
        trigger={(props) => (
          <IconButton label={m.panelMenu.more} {...props}>
            <Ellipsis />
          </IconButton>
        )}
      >
        {mayLead && (
          <MenuItem icon={<ArrowRightLeft />} onSelect={() => setAsked('transfer')}>
            {m.panelMenu.transferToAnotherAgent}
          </MenuItem>
        )}
        {mayLead && session.agentId && (
          <MenuItem icon={<UserPlus />} onSelect={() => setAsked('invite')}>
            {m.panelMenu.inviteAColleague}
          </MenuItem>
        )}
        {mayLead && isInvited && (
          <MenuItem
            icon={<LogOut />}
            disabled={leave.busy}
            onSelect={() => leave.write({ id, userId: user.id })}
          >
            {m.panelMenu.leaveTheChat}
          </MenuItem>
        )}
        {mayMail && (
          <MenuItem icon={<Mail />} disabled={mail.busy} onSelect={() => mail.write({ id })}>
            {m.panelMenu.mailTheTranscript}
          </MenuItem>
        )}
        {mayConvert && (
          <MenuItem
            icon={<Ticket />}
            disabled={convert.busy}
            onSelect={() => convert.write({ id })}
          >
            {m.panelMenu.convertToTicket}
          </MenuItem>
        )}
        {mayRead && (
          <MenuItem icon={<Ticket />} onSelect={showTicket}>
            {m.panelMenu.showTheTicket}
          </MenuItem>
        )}
        {(mayLead || mayBlock) && <MenuSeparator />}
        {mayBlock && blocked && blocked.kind !== 'domain' && (
          <MenuItem icon={<ShieldCheck />} onSelect={() => unblock.write({ id: blocked.id })}>
            {m.panelMenu.unblockVisitor}
          </MenuItem>
        )}
        {mayBlock && !blocked && (
          <MenuItem icon={<Ban />} destructive onSelect={() => setAsked('block')}>
            {m.panelMenu.blockVisitor}
          </MenuItem>
        )}
        {mayLead && (
          <MenuItem icon={<CircleX />} destructive onSelect={() => setAsked('end')}>
            {m.panelMenu.closeChat}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asked === 'end'}
        title={m.panelMenu.closeThisChat}
        text={
          session.awaitedSince
            ? m.panelMenu.nobodyCanWriteInItAny({ name })
            : m.panelMenu.nobodyCanWriteInItAny2({ name })
        }
        confirm={m.panelMenu.closeChat2}
        busy={end.busy}
        onConfirm={() => end.write({ id })}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'block'}
        title={m.panelMenu.blockThisVisitor}
        text={
          customerEmail
            ? m.panelMenu.neitherNorThisBrowserCanStart({ customerEmail })
            : m.panelMenu.thisBrowserCanStartNoChats
        }
        confirm={m.panelMenu.blockVisitor2}
        busy={block.busy}
        onConfirm={() => block.write({ id })}
        onClose={() => setAsked(null)}
      />
      {asked === 'invite' && (
        <InviteDialog session={session} name={name} onClose={() => setAsked(null)} />
      )}
      {asked === 'transfer' && (
        <TransferDialog session={session} name={name} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
