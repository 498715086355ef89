import type { Role } from '@helpdesk/sdk/rules/roles';
import { Crown, Headset, type LucideIcon, User, Users } from 'lucide-react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Member, withRole } from '../members.ts';
import m from '../messages.yaml';

const cards: readonly { role: Role | ''; label: string; icon: LucideIcon; colour: string }[] = [
  { role: '', label: m.roleFilter.all, icon: Users, colour: 'text-muted-foreground' },
  { role: 'admin', label: m.roleFilter.admins, icon: Crown, colour: 'text-destructive-text' },
  { role: 'agent', label: m.roleFilter.agents, icon: Headset, colour: 'text-info-text' },
  { role: 'customer', label: m.roleFilter.customers, icon: User, colour: 'text-muted-foreground' },
];

type RoleFilterProps = {
  members: readonly Member[] | undefined;
  role: Role | '';
  onPick: (role: Role | '') => void;
};

/** The number of members of each role; a click filters the list, a second one clears the filter. */
export function RoleFilter({ members, role, onPick }: RoleFilterProps) {
  return (
    <ul
      aria-label={m.roleFilter.membersByRole}
      className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3"
    >
      {cards.map(({ role: value, label, icon: Icon, colour }) => (
        <li key={label}>
          <button
            type="button"
            aria-pressed={value === role}
            onClick={() => onPick(value === role ? '' : value)}
            className="w-full rounded-xl border bg-card px-4 py-3 text-left shadow-card transition-colors duration-100 hover:border-border-strong hover:bg-muted/60 aria-pressed:border-accent aria-pressed:bg-accent/6 dark:bg-raised/40"
          >
            <span className="flex items-center gap-1.5 text-sm text-muted-foreground">
              <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${colour}`} />
              {label}
            </span>
            {members ? (
              <span className="mt-0.5 block text-2xl font-semibold tracking-tight tabular-nums">
                {withRole(members, value).length.toLocaleString('en')}
              </span>
            ) : (
              <Skeleton className="mt-2 h-6 w-10" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
