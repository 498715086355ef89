import { useEffect, useRef } from 'react';
import { useLayoutChoice } from '../list/layout.ts';
import type { SavedView } from './saved-views.ts';

const KEY = 'helpdesk_layout_before';

/**
 * Applies the layout of the open view to the list, and restores the member's own afterwards. Null if the view has no
 * layout, or none is open; undefined if there is no list, or it's not known yet.
 */
export function useViewLayout(wanted: SavedView['layout'] | undefined) {
  const [layout, choose] = useLayoutChoice();
  const latest = useRef({ layout, choose });
  useEffect(() => {
    latest.current = { layout, choose };
  });
  // Only when a view is opened or closed: a layout that the user selects in between stays.
  useEffect(() => {
    if (wanted === undefined) return;
    const now = latest.current;
    const before = sessionStorage.getItem(KEY);
    if (wanted) {
      if (!before) sessionStorage.setItem(KEY, now.layout);
      now.choose(wanted);
    } else if (before) {
      sessionStorage.removeItem(KEY);
      now.choose(before === 'beside' ? 'beside' : 'table');
    }
  }, [wanted]);
}
