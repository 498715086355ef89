import { useNavigate } from '@tanstack/react-router';
import { openOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import { useShortcuts } from '../data/shortcuts.ts';
import { paletteKeys, usePaletteKeys } from '../features/search/palette-keys.ts';
import { memberPages } from './pages.ts';

// Of each page the letter after g.
const letters: Record<string, string> = {
  '/': 'd',
  '/tickets': 't',
  '/live-chat': 'l',
  '/notifications': 'n',
  '/help-center': 'h',
  '/contact-forms': 'f',
  '/chatbot': 'b',
  '/team': 'm',
  '/settings': 's',
  '/profile': 'p',
};

/** The keys that work on every screen: the help, and the ways to the pages that the role sees. */
export function useAppShortcuts() {
  const navigate = useNavigate();
  const can = useCan();
  usePaletteKeys();
  useShortcuts('General', [
    { keys: paletteKeys, label: 'Search and commands' },
    { keys: '/', label: 'Search on this page', run: focusSearch },
    ...(can('create_tickets')
      ? [{ keys: 'c', label: 'New ticket', run: () => openOverlay('new-ticket') }]
      : []),
    { keys: '?', label: 'Keyboard shortcuts', run: () => openOverlay('shortcuts') },
  ]);
  useShortcuts(
    'Go to',
    memberPages.flatMap(({ path, navigation }) => {
      const letter = letters[path];
      if (!letter || !navigation || !can(navigation.permission)) return [];
      return [
        { keys: `g ${letter}`, label: navigation.label, run: () => void navigate({ to: path }) },
      ];
    }),
  );
}

/** The page's own search comes after that of the top bar; a narrow screen may have neither in sight. */
function focusSearch() {
  const fields = [...document.querySelectorAll<HTMLElement>('[role="search"] input')];
  const field = fields.findLast((one) => one.checkVisibility());
  if (field) field.focus();
  else openOverlay('palette');
}
