import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName, initials } from '@helpdesk/sdk/rules/names';
import { Bell, BellOff, UserPlus, X } from 'lucide-react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { useFollow } from '../use-follow.ts';
import { FoldingSection } from './FoldingSection.tsx';

/** The followers of a ticket: staff who are notified about it in addition to its assignee. */
export function FollowersCard({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const { user } = useSession();
  const { follow, unfollow, busy } = useFollow(ticket);
  const { followers } = ticket;
  const isFollowing = followers.some(({ id }) => id === user.id);
  return (
    <FoldingSection
      title={m.followersCard.followers}
      name="followers"
      summary={followers.length > 0 && <span className="font-normal">{followers.length}</span>}
      actions={<AddFollower ticket={ticket} onAdd={follow} />}
    >
      {followers.length > 0 && (
        <ul className="mb-2.5 flex flex-col gap-1">
          {followers.map((one) => (
            <li key={one.id} className="flex min-h-8 items-center gap-2 text-sm">
              <Avatar initials={initials(one)} src={one.profileImageUrl} size="sm" />
              <span className="min-w-0 flex-1 truncate">
                {one.id === user.id
                  ? m.followersCard.you({ agentName: agentName(one) })
                  : agentName(one)}
              </span>
              <IconButton
                label={
                  one.id === user.id
                    ? m.followersCard.followNoMore
                    : m.followersCard.removeFollower({ agentName: agentName(one) })
                }
                disabled={busy}
                onClick={() => unfollow(one.id)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        busy={busy}
        aria-keyshortcuts="f"
        icon={isFollowing ? <BellOff /> : <Bell />}
        onClick={() => (isFollowing ? unfollow(user.id) : follow(user.id))}
      >
        {isFollowing ? m.followersCard.unfollow : m.followersCard.follow}
      </Button>
    </FoldingSection>
  );
}

type AddFollowerProps = { ticket: Schema<'TicketDetail'>; onAdd: (userId: string) => void };

function AddFollower({ ticket: { followers }, onAdd }: AddFollowerProps) {
  const mayRead = useCan()('assign_tickets');
  const { user } = useSession();
  const { data: members = [] } = useRead('team.assignable', undefined, { enabled: mayRead });
  const others = members.filter(
    (member) => member.user.id !== user.id && !followers.some(({ id }) => id === member.user.id),
  );
  if (others.length === 0) return null;
  return (
    <Menu
      label={m.followersCard.addAFollower}
      placement="bottom-end"
      trigger={(props) => (
        <IconButton {...props} label={m.followersCard.addAFollower} className="-my-2">
          <UserPlus />
        </IconButton>
      )}
    >
      {others.map((member) => (
        <MenuItem key={member.user.id} onSelect={() => onAdd(member.user.id)}>
          {agentName(member.user)}
        </MenuItem>
      ))}
    </Menu>
  );
}
