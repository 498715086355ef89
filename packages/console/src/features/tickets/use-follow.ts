import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../data/cache.ts';
import { useSession } from '../../data/session.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import m from './messages.yaml';

type Follower = Schema<'UserRef'>;

/** Adds and removes followers of a ticket; the toast says what happened and can undo it. */
export function useFollow(ticket: Pick<Schema<'Ticket'>, 'id' | 'ticketNumber'>) {
  const { id, ticketNumber } = ticket;
  const client = useQueryClient();
  const { user } = useSession();

  const show = ({ followers }: Schema<'Followers'>) =>
    client.setQueryData<Schema<'TicketDetail'>>(
      readKey('tickets.get', { id }),
      (shown) => shown && { ...shown, followers },
    );
  const nameOf = (followers: readonly Follower[] | undefined, userId: string) => {
    const known = followers?.find((one) => one.id === userId);
    return known ? agentName(known) : m.useFollow.aColleague;
  };
  const shownNow = () =>
    client.getQueryData<Schema<'TicketDetail'>>(readKey('tickets.get', { id }))?.followers;
  const shared = {
    refresh: ['tickets.list'] as const,
    failed: messageOr(m.useFollow.failedToChangeTheFollowers),
  };
  const { write: add, busy: isAdding } = useWrite('tickets.follow', {
    ...shared,
    done: ({ followers }, { userIds = [user.id] }) => {
      const [userId = ''] = userIds;
      const name = nameOf(followers, userId);
      return {
        title: m.useFollow.followersChanged,
        text:
          userId === user.id
            ? m.useFollow.youFollow({ ticketNumber })
            : m.useFollow.follows({ name, ticketNumber }),
        undo: () => remove({ id, userId }),
      };
    },
    onDone: show,
  });
  const { write: remove, busy: isRemoving } = useWrite('tickets.unfollow', {
    ...shared,
    done: (_, { userId }) => {
      const name = nameOf(shownNow(), userId);
      return {
        title: m.useFollow.followersChanged,
        text:
          userId === user.id
            ? m.useFollow.youNoLongerFollow({ ticketNumber })
            : m.useFollow.noLongerFollows({ name, ticketNumber }),
        undo: () => add({ id, userIds: [userId] }),
      };
    },
    onDone: show,
  });
  return {
    follow: (userId: string) => add({ id, userIds: [userId] }),
    unfollow: (userId: string) => remove({ id, userId }),
    busy: isAdding || isRemoving,
  };
}
