import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import {
  Ban,
  Bell,
  BellOff,
  Ellipsis,
  Forward,
  Link2,
  ListChecks,
  Merge,
  Pencil,
  ShieldAlert,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { openOverlay } from '../../../data/overlay.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { later } from '../../../ui/later.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { useMarkSpam } from '../archive/use-archive.ts';
import { lastListSearch } from '../list/filters.ts';
import m from '../messages.yaml';
import { useFollow } from '../use-follow.ts';
import { useDelete } from './use-delete.ts';

const SpamTicket = later(async () => (await import('../archive/SpamTicket.tsx')).default);

type TicketMenuProps = { ticket: Schema<'TicketDetail'> };

/** The less common actions for a ticket, as far as the user may use them. */
export function TicketMenu({ ticket }: TicketMenuProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { user } = useSession();
  const { follow, unfollow } = useFollow(ticket);
  const isFollowing = ticket.followers.some(({ id }) => id === user.id);
  const [isBlocking, setIsBlocking] = useState(false);
  const leave = () => void navigate({ to: '/tickets', search: lastListSearch() as never });
  const { remove, busy } = useDelete(leave);
  const spam = useMarkSpam(leave);
  const mayMark = can('resolve_tickets');
  const mayDelete = can('delete_tickets');
  const mark = () => spam.write({ ids: [ticket.id] });
  if (!can('view_assigned_tickets') && !mayDelete) return null;
  return (
    <>
      <Menu
        label={m.ticketMenu.moreActions}
        placement="bottom-end"
        trigger={(props) => (
          <IconButton {...props} label={m.ticketMenu.moreActions}>
            <Ellipsis />
          </IconButton>
        )}
      >
        {can('view_assigned_tickets') && (
          <MenuItem icon={<ListChecks />} keys="y" onSelect={() => openOverlay('macro', ticket)}>
            {m.ticketMenu.applyAMacro}
          </MenuItem>
        )}
        {mayMark && (
          <>
            <MenuItem
              icon={<Pencil />}
              keys="E"
              onSelect={() => openOverlay('edit-ticket', ticket)}
            >
              {m.ticketMenu.editSubjectAndRequester}
            </MenuItem>
            <MenuItem icon={<Merge />} keys="w" onSelect={() => openOverlay('merge', ticket)}>
              {m.ticketMenu.mergeWith}
            </MenuItem>
            <MenuItem icon={<Link2 />} keys="l" onSelect={() => openOverlay('link', ticket)}>
              {m.ticketMenu.linkWith}
            </MenuItem>
            <MenuItem icon={<ShieldAlert />} keys="#" disabled={spam.busy} onSelect={mark}>
              {m.ticketMenu.markAsSpam}
            </MenuItem>
            {(ticket.customerEmail ?? ticket.customer) && (
              <MenuItem icon={<Ban />} onSelect={() => setIsBlocking(true)}>
                {m.ticketMenu.spamAndBlockSender}
              </MenuItem>
            )}
          </>
        )}
        {can('assign_tickets') && (
          <MenuItem icon={<Forward />} keys="H" onSelect={() => openOverlay('hand-over', ticket)}>
            {m.ticketMenu.handOverWithANote}
          </MenuItem>
        )}
        {can('view_assigned_tickets') && (
          <MenuItem
            icon={isFollowing ? <BellOff /> : <Bell />}
            keys="f"
            onSelect={() => (isFollowing ? unfollow(user.id) : follow(user.id))}
          >
            {isFollowing ? m.ticketMenu.unfollow : m.ticketMenu.follow}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem
            icon={<Trash2 />}
            destructive
            disabled={busy}
            onSelect={() => remove([ticket.id])}
          >
            {m.ticketMenu.deleteTicket}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {isBlocking && (
          <SpamTicket ticket={ticket} onDone={leave} onClose={() => setIsBlocking(false)} />
        )}
      </Suspense>
    </>
  );
}
