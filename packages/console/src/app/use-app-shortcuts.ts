import { useNavigate } from '@tanstack/react-router';
import { openOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import { useShortcuts } from '../data/shortcuts.ts';
import { paletteKeys, usePaletteKeys } from '../features/search/palette-keys.ts';
import { useGivenViews } from '../features/tickets/views.ts';
import m from './messages.yaml';
import { memberPages } from './pages.ts';
import { undoKeys, useUndoKey } from './undo-key.ts';

// The second key after g, by page.
const letters: Record<string, string> = {
  '/': 'd',
  '/live-chat': 'c',
  '/notifications': 'i',
  '/help-center': 'h',
  '/contact-forms': 'f',
  '/chatbot': 'b',
  '/team': 'e',
  '/settings': 's',
  '/profile': 'p',
};

/** The shortcuts that work on every screen: help, and navigation to the pages that the role may open. */
export function useAppShortcuts(toggleSidebar: () => void) {
  const navigate = useNavigate();
  const can = useCan();
  usePaletteKeys();
  useUndoKey();
  useShortcuts('General', [
    { keys: paletteKeys, label: m.useAppShortcuts.searchAndCommands },
    { keys: '/', label: m.useAppShortcuts.searchOnThisPage, run: focusSearch },
    ...(can('create_tickets')
      ? [{ keys: 'c', label: m.useAppShortcuts.newTicket, run: () => openOverlay('new-ticket') }]
      : []),
    { keys: '[', label: m.useAppShortcuts.showOrHideTheSidebar, run: toggleSidebar },
    { keys: undoKeys, label: m.useAppShortcuts.undoTheLastChange },
    { keys: 'Escape', label: m.useAppShortcuts.leaveAFieldKeepingItsText },
    { keys: '?', label: m.useAppShortcuts.keyboardShortcuts, run: () => openOverlay('shortcuts') },
  ]);
  const given = useGivenViews();
  const views = can('view_assigned_tickets') ? given : [];
  useShortcuts(
    'Views',
    views.map(({ name, letter, search }) => ({
      keys: `g ${letter}`,
      label: name,
      run: () => void navigate({ to: '/tickets', search: search as never }),
    })),
  );
  useShortcuts(
    m.useAppShortcuts.goTo,
    memberPages.flatMap(({ path, navigation }) => {
      const letter = letters[path];
      if (!letter || !navigation || !can(navigation.permission)) return [];
      return [
        { keys: `g ${letter}`, label: navigation.label, run: () => void navigate({ to: path }) },
      ];
    }),
  );
}

/** Prefers the search field of the page to that of the top bar; on a narrow screen neither may be visible. */
function focusSearch() {
  const fields = [...document.querySelectorAll<HTMLElement>('[role="search"] input')];
  const field = fields.findLast((one) => one.checkVisibility());
  if (field) field.focus();
  else openOverlay('palette');
}
