import { initials, userName } from '@helpdesk/sdk/rules/names';
import { shortRoleLabel } from '@helpdesk/sdk/rules/role-names';
import { Keyboard, MessageSquareText } from 'lucide-react';
import { openOverlay } from '../data/overlay.ts';
import { useCan, useSession } from '../data/session.ts';
import { useAvailability } from '../data/use-availability.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { cx } from '../ui/cx.ts';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../ui/MenuItems.tsx';
import m from './messages.yaml';

const choices = [
  { availability: 'online', label: m.accountMenu.online },
  { availability: 'away', label: m.accountMenu.away },
] as const;

type Availability = (typeof choices)[number]['availability'];

/** The signed-in user, with a menu that includes whether tickets may be assigned to them automatically. */
export function AccountMenu() {
  const { user, role, membership } = useSession();
  const can = useCan();
  const availability = can('view_assigned_tickets')
    ? (membership?.availability ?? 'online')
    : undefined;
  const { reason, set } = useAvailability();
  const away = reason ? m.accountMenu.awayFor({ reason }) : m.accountMenu.away;

  return (
    <Menu
      label={m.accountMenu.account}
      placement="top-start"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          title={user.email}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-lg p-1 text-left hover:bg-muted-strong/60"
        >
          <span className="relative shrink-0">
            <Avatar initials={initials(user)} src={user.profileImageUrl} className="block" />
            {availability && (
              <Dot
                availability={availability}
                className="absolute -right-0.5 -bottom-0.5 ring-2 ring-background"
              />
            )}
          </span>
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block truncate text-sm font-medium">{userName(user)}</span>
            <span className="block truncate text-xs text-muted-foreground">
              {membership?.customRole?.name ?? shortRoleLabel(role)}
              {availability === 'online' && (
                <span className="sr-only">, {m.accountMenu.online}</span>
              )}
              {availability === 'away' && ` · ${away}`}
            </span>
          </span>
        </button>
      )}
    >
      <MenuLabel>{user.email}</MenuLabel>
      {availability && (
        <>
          <MenuSeparator />
          {choices.map((choice) => (
            <MenuItem
              key={choice.label}
              icon={<Dot availability={choice.availability} className="mx-1" />}
              checked={choice.availability === availability}
              onSelect={() => set({ availability: choice.availability })}
            >
              {choice.label}
            </MenuItem>
          ))}
          <MenuItem icon={<MessageSquareText />} onSelect={() => openOverlay('away')}>
            {m.accountMenu.awayWithAReason}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={<Keyboard />} onSelect={() => openOverlay('shortcuts')}>
        {m.accountMenu.keyboardShortcuts}
      </MenuItem>
    </Menu>
  );
}

/** A filled dot for online, a ring for away: the two differ without color too. */
function Dot({ availability, className }: { availability: Availability; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-2 shrink-0 rounded-full',
        availability === 'online' ? 'bg-success' : 'border-2 border-muted-foreground bg-background',
        className,
      )}
    />
  );
}
