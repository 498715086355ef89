import { useEffect, useRef } from 'react';
import { useLayoutChoice } from '../list/layout.ts';
import type { SavedView } from './saved-views.ts';

const KEY = 'helpdesk_layout_before';

/**
 * Draws the list as the open view wants it, and afterwards as the member had it. Null where the view has no layout, or none is
 * open; undefined where there is no list, or it is not known yet.
 */
export function useViewLayout(wanted: SavedView['layout'] | undefined) {
  const [layout, choose] = useLayoutChoice();
  const latest = useRef({ layout, choose });
  useEffect(() => {
    latest.current = { layout, choose };
  });
  // Only when a view is opened or left: who chooses another layout meanwhile keeps it.
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
