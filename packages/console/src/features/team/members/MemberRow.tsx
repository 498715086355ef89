import { initials } from '@helpdesk/sdk/rules/names';
import { ShieldOff, Unlink, UserMinus } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { useCan } from '../../../data/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RoleBadge } from '../../../ui/RoleBadge.tsx';
import { memberName } from '../member-text.ts';
import type { Member } from '../members.ts';
import m from '../messages.yaml';
import { RoleSelect } from './RoleSelect.tsx';

type MemberRowProps = {
  member: Member;
  isOwn: boolean;
  onRemove: () => void;
  onReset: () => void;
  onUnlink: () => void;
};

/** A member; the user's own row offers no changes, so they can't lock themselves out. */
export function MemberRow({ member, isOwn, onRemove, onReset, onUnlink }: MemberRowProps) {
  const can = useCan();
  const name = memberName(member.user);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Avatar
        initials={initials(member.user)}
        src={member.user.profileImageUrl}
        size="lg"
        className="self-start"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="max-w-full truncate font-medium">{name}</span>
          <RoleBadge role={member.role} name={member.customRole?.name} />
          {isOwn && <Badge tone="accent">{m.memberRow.you}</Badge>}
          {member.availability === 'away' && <Badge>{awayText(member)}</Badge>}
          {member.hasSecondFactor && <Badge tone="success">{m.memberRow.secondFactor}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
          {name !== member.user.email && (
            <span className="max-w-full truncate">{member.user.email}</span>
          )}
          <span className="whitespace-nowrap">
            {m.memberRow.joined.rich({ ago: <Ago at={member.joinedAt} isInline /> })}
          </span>
        </p>
      </div>
      {!isOwn && (
        <div className="flex items-center gap-1.5 max-sm:w-full">
          {can('change_user_roles') && <RoleSelect member={member} />}
          {member.hasSecondFactor && can('change_user_roles') && (
            <IconButton label={m.memberRow.removeTheSecondFactorOf({ name })} onClick={onReset}>
              <ShieldOff />
            </IconButton>
          )}
          {member.isLinkedToSso && can('change_user_roles') && (
            <IconButton label={m.memberRow.unlinkSingleSignOnOf({ name })} onClick={onUnlink}>
              <Unlink />
            </IconButton>
          )}
          {can('remove_users') && (
            <IconButton label={m.memberRow.remove({ name })} onClick={onRemove}>
              <UserMinus />
            </IconButton>
          )}
        </div>
      )}
    </li>
  );
}

const awayText = ({ awayReason: reason }: Member) =>
  reason ? m.memberRow.awayFor({ reason }) : m.memberRow.away;
