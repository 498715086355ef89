import { useKeptChoice } from '../../../data/kept-choice.ts';
import { useMedia } from '../../../ui/use-media.ts';

export const WIDE = '(min-width: 80rem)';

export const useLayoutChoice = () => useKeptChoice('tickets-layout', ['table', 'beside']);

/** Whether the list stands beside the open ticket: where there is room, for who chooses so. */
export function useBeside(): boolean {
  const [layout] = useLayoutChoice();
  return useMedia(WIDE) && layout === 'beside';
}
