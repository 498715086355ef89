import { useKeptChoice } from '../../../data/kept-choice.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { useMedia } from '../../../ui/use-media.ts';
import m from '../messages.yaml';

export const WIDE = '(min-width: 80rem)';

export const useLayoutChoice = () => useKeptChoice('tickets-layout', ['table', 'beside']);

/** Whether the list stands beside the open ticket: where there is room, for who chooses so. */
export function useBeside(): boolean {
  const [layout] = useLayoutChoice();
  return useMedia(WIDE) && layout === 'beside';
}

/** The key that turns from one layout to the other, where there is room for both. */
export function useLayoutKey() {
  const isWide = useMedia(WIDE);
  const [layout, choose] = useLayoutChoice();
  const toggle = () => choose(layout === 'table' ? 'beside' : 'table');
  useShortcuts(
    'Layout',
    isWide ? [{ keys: 'v', label: m.layout.tableOrListBesideTheTicket, run: toggle }] : [],
  );
}
