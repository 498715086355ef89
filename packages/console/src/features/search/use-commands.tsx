import { actionPermissions } from '@helpdesk/sdk/rules/action-permissions';
import { useNavigate } from '@tanstack/react-router';
import {
  History,
  Keyboard,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  Rows3,
  SquareSlash,
  Sun,
  UserPlus,
} from 'lucide-react';
import { useDensity } from '../../data/density.ts';
import { openOverlay } from '../../data/overlay.ts';
import { recentTickets } from '../../data/recent-tickets.ts';
import { useCan, useSession } from '../../data/session.ts';
import { useShortcutGroups } from '../../data/shortcuts.ts';
import { logOut } from '../../data/sign-in.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { setDark, useTheme } from '../../ui/theme.ts';
import { filled, namesMatch, type Option } from './options.ts';

export type PalettePage = {
  path: string;
  label: string;
  icon: LucideIcon;
  search?: Readonly<Record<string, string | undefined>>;
  keys?: string;
};

/** The shortcuts of an open ticket, by the names of their groups. */
const ticketGroups = new Set(['Ticket', 'Message', 'Conversation', 'Reading']);

/** Once the palette is closed: it keeps the focus until then. */
const afterwards = (run: () => void) => () => void setTimeout(run);

type Command = Option & { name: string };

/** What the palette offers besides search results: recent tickets, actions, and the pages of the role. */
export function useCommands(text: string, pages: readonly PalettePage[]) {
  const navigate = useNavigate();
  const { user, organization } = useSession();
  const can = useCan();
  const { dark } = useTheme();
  const [density, chooseDensity] = useDensity();

  const recent = recentTickets(user.id, organization?.id).map(
    (ticket): Option => ({
      key: `recent-${ticket.id}`,
      icon: <History aria-hidden="true" />,
      label: ticket.subject,
      hint: ticket.ticketNumber,
      run: () => void navigate({ to: `/tickets/${ticket.id}` }),
    }),
  );
  const actions = [
    can(actionPermissions.tickets.create) &&
      command('New ticket', Plus, () => openOverlay('new-ticket'), 'c'),
    can('invite_users') && command('Invite a team member', UserPlus, () => openOverlay('invite')),
    dark
      ? command('Switch to light mode', Sun, () => setDark(false))
      : command('Switch to dark mode', Moon, () => setDark(true)),
    can(['view_assigned_tickets', 'create_tickets']) &&
      (density === 'compact'
        ? command('Comfortable rows of tickets', Rows3, () => chooseDensity('comfortable'))
        : command('Compact rows of tickets', Rows3, () => chooseDensity('compact'))),
    command('Keyboard shortcuts', Keyboard, () => openOverlay('shortcuts'), '?'),
    command('Log out', LogOut, () => void logOut()),
  ].filter((action) => action !== false);
  // Names of saved views may be those of other pages.
  const ways = pages.map(({ path, label, icon, search = {}, keys }, at) => ({
    ...command(label, icon, () => void navigate({ to: path, search: search as never }), keys),
    key: `go-${at}`,
  }));

  const ofTicket = useShortcutGroups()
    .filter(({ name }) => ticketGroups.has(name))
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ keys, label, run }) =>
      run ? [command(label, SquareSlash, afterwards(run), keys)] : [],
    );

  const asked = ({ name }: Command) => namesMatch(name, text);
  return filled([
    { name: 'Recent tickets', options: text.trim() ? [] : recent },
    { name: 'This ticket', options: ofTicket.filter(asked) },
    { name: 'Actions', options: actions.filter(asked) },
    { name: 'Pages', options: ways.filter(asked) },
  ]);
}

function command(name: string, Icon: LucideIcon, run: () => void, key?: string): Command {
  return {
    name,
    key: `do-${name.replaceAll(' ', '-')}`,
    icon: <Icon aria-hidden="true" />,
    label: name,
    hint: key?.split(' ').map((one) => <Kbd key={one}>{one}</Kbd>),
    run,
  };
}
