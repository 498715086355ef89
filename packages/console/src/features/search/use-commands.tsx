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
import { logOut } from '../../data/signing-in/sign-in.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { setDark, useTheme } from '../../ui/theme.ts';
import m from './messages.yaml';
import { filled, foundByName, type Option } from './options.ts';

export type PalettePlace = {
  path: string;
  label: string;
  /** Synonyms for the search. */
  words: string;
  icon: LucideIcon;
  /** The area, such as Settings; such places are found only by typing. */
  within?: string;
  search?: Readonly<Record<string, string | undefined>>;
  hash?: string | undefined;
  keys?: string;
};

/** The groups of an open ticket's shortcuts. */
const ticketGroups = new Set([
  m.useCommands.ticket,
  m.useCommands.message,
  m.useCommands.conversation,
  m.useCommands.reading,
]);

/** Runs after the palette has closed: until then it keeps the focus. */
const afterwards = (run: () => void) => () => void setTimeout(run);

type Command = Option & { label: string; words: string };

/** The palette's options in addition to search results: recent tickets, actions, and the places that the member may open. */
export function useCommands(text: string, places: readonly PalettePlace[]) {
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
      command(
        m.useCommands.newTicket,
        Plus,
        () => openOverlay('new-ticket'),
        'c',
        m.useCommands.createAddOpenCase,
      ),
    can('invite_users') &&
      command(
        m.useCommands.inviteATeamMember,
        UserPlus,
        () => openOverlay('invite'),
        '',
        inviteWords,
      ),
    dark
      ? command(m.useCommands.switchToLightMode, Sun, () => setDark(false), '', themeWords)
      : command(m.useCommands.switchToDarkMode, Moon, () => setDark(true), '', themeWords),
    can(['view_assigned_tickets', 'create_tickets']) &&
      (density === 'compact'
        ? command(
            m.useCommands.comfortableRowsOfTickets,
            Rows3,
            () => chooseDensity('comfortable'),
            '',
            rowWords,
          )
        : command(
            m.useCommands.compactRowsOfTickets,
            Rows3,
            () => chooseDensity('compact'),
            '',
            rowWords,
          )),
    command(
      m.useCommands.keyboardShortcuts,
      Keyboard,
      () => openOverlay('shortcuts'),
      '?',
      m.useCommands.keysHotkeysHelp,
    ),
    command(
      m.useCommands.logOut,
      LogOut,
      () => void logOut(),
      '',
      m.useCommands.signOutLogoutSignoutExit,
    ),
  ].filter((action) => action !== false);
  const ways = places
    .filter(({ within }) => !within || text.trim())
    .map(({ path, label, words, icon, within, search = {}, hash = '', keys }, at) => {
      const go = () => void navigate({ to: path, search: search as never, hash });
      const way = command(label, icon, go, keys, words);
      // Saved views may have the names of other pages.
      return { ...way, key: `go-${at}`, hint: within ?? way.hint };
    });

  const ofTicket = useShortcutGroups()
    .filter(({ name }) => ticketGroups.has(name))
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ keys, label, run }) =>
      run ? [command(label, SquareSlash, afterwards(run), keys)] : [],
    );

  const asked = (all: readonly Command[]) => (text.trim() ? foundByName(all, text) : all);
  return filled([
    { name: m.useCommands.recentTickets, options: text.trim() ? [] : recent },
    { name: m.useCommands.thisTicket, options: asked(ofTicket) },
    { name: m.useCommands.actions, options: asked(actions) },
    { name: m.useCommands.pages, options: asked(ways) },
  ]);
}

const inviteWords = m.useCommands.addAgentUserMemberPeopleColleague;
const themeWords = m.useCommands.themeNightAppearanceColor;
const rowWords = 'density spacing list display';

function command(label: string, Icon: LucideIcon, run: () => void, keys = '', words = ''): Command {
  return {
    key: `do-${label.replaceAll(' ', '-')}`,
    icon: <Icon aria-hidden="true" />,
    label,
    words,
    hint: keys && keys.split(' ').map((one) => <Kbd key={one}>{one}</Kbd>),
    run,
  };
}
