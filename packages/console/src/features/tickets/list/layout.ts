import { useKeptChoice } from '../../../data/kept-choice.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { useMedia } from '../../../ui/use-media.ts';
import m from '../messages.yaml';

export const WIDE = '(min-width: 80rem)';

export const useLayoutChoice = () => useKeptChoice('tickets-layout', ['table', 'beside']);

/** Whether the list is shown next to the open ticket: if there is room and the member prefers it. */
export function useBeside(): boolean {
  const [layout] = useLayoutChoice();
  return useMedia(WIDE) && layout === 'beside';
}

/** The shortcut that switches the layout, if there is room for both. */
export function useLayoutKey() {
  const isWide = useMedia(WIDE);
  const [layout, choose] = useLayoutChoice();
  const toggle = () => choose(layout === 'table' ? 'beside' : 'table');
  useShortcuts(
    'Layout',
    isWide ? [{ keys: 'v', label: m.layout.tableOrListBesideTheTicket, run: toggle }] : [],
  );
}
