import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type ChoiceField, choiceFields, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { useNavigate } from '@tanstack/react-router';
import { openOverlay } from '../../../data/overlay.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { type Shortcut, useShortcuts } from '../../../data/shortcuts.ts';
import { useMarkSpam } from '../archive/use-archive.ts';
import { lastListSearch } from '../list/filters.ts';
import m from '../messages.yaml';
import { useFollow } from '../use-follow.ts';
import { useNeighbors } from '../use-neighbors.ts';
import { useAssignment, useTicketChange } from '../use-ticket-change.ts';
import { type Picked, pickField } from './pick-field.ts';

/** The shortcuts of an open ticket, without those that the user may not use. */
export function useTicketKeys(ticket: Schema<'TicketDetail'>, toggleDetails: () => void) {
  // On a phone some fields are only in the details.
  const pick = (what: Picked) => pickField(what) || toggleDetails();
  const { id, status, assignedAgent } = ticket;
  const { user } = useSession();
  const { go } = useNeighbors(id);
  const can = useCan();
  const navigate = useNavigate();
  const { change } = useTicketChange();
  const { assign } = useAssignment();

  const { follow, unfollow } = useFollow(ticket);
  const isFollowing = ticket.followers.some((one) => one.id === user.id);
  const follows = {
    keys: 'f',
    label: isFollowing ? m.useTicketKeys.unfollow : m.useTicketKeys.follow,
    run: () => (isFollowing ? unfollow(user.id) : follow(user.id)),
  };

  const back = () => void navigate({ to: '/tickets', search: lastListSearch() as never });
  const resolve = () => status !== 'resolved' && change(id, { status: 'resolved' });
  const take = () => assignedAgent?.id !== user.id && assign(id, user.id);
  const isActive = status === 'open' || status === 'in_progress';
  const snooze = {
    keys: 'h',
    label: m.useTicketKeys.snooze,
    run: () => openOverlay('snooze', ticket),
  };
  const spam = useMarkSpam(back);
  const changes: Shortcut[] = can('resolve_tickets')
    ? [
        { keys: 'e', label: m.useTicketKeys.resolve, run: resolve },
        ...(isActive ? [snooze] : []),
        {
          keys: 'E',
          label: m.useTicketKeys.editSubjectAndRequester,
          run: () => openOverlay('edit-ticket', ticket),
        },
        ...choiceNames.flatMap((name) => {
          const { keys, label }: ChoiceField = choiceFields[name];
          const change = m.useTicketKeys.changeThe({ label: label.toLowerCase() });
          return keys ? { keys, label: change, run: () => pick(name) } : [];
        }),
        { keys: 't', label: m.useTicketKeys.changeTheTags, run: () => pick('tags') },
        { keys: '#', label: m.useTicketKeys.markAsSpam, run: () => spam.write({ ids: [id] }) },
        {
          keys: 'l',
          label: m.useTicketKeys.linkWithAnotherTicket,
          run: () => openOverlay('link', ticket),
        },
        {
          keys: 'w',
          label: m.useTicketKeys.mergeWithAnotherTicket,
          run: () => openOverlay('merge', ticket),
        },
      ]
    : [];
  const assignments: Shortcut[] = can('assign_tickets')
    ? [
        { keys: 'a', label: m.useTicketKeys.assign, run: () => pick('assignee') },
        { keys: 'm', label: m.useTicketKeys.assignToMe, run: take },
        {
          keys: 'H',
          label: m.useTicketKeys.handOverWithANote,
          run: () => openOverlay('hand-over', ticket),
        },
      ]
    : [];
  const macro = {
    keys: 'y',
    label: m.useTicketKeys.applyAMacro,
    run: () => openOverlay('macro', ticket),
  };
  useShortcuts('Ticket', [
    { keys: 'j', label: m.useTicketKeys.nextTicket, run: () => go(1) },
    { keys: 'k', label: m.useTicketKeys.previousTicket, run: () => go(-1) },
    { keys: 'u', label: m.useTicketKeys.backToTheList, run: back },
    ...changes,
    ...assignments,
    ...(can('view_assigned_tickets') ? [macro] : []),
    ...(can('view_assigned_tickets') ? [follows] : []),
    { keys: ']', label: m.useTicketKeys.showOrHideTheDetails, run: toggleDetails },
  ]);
}
