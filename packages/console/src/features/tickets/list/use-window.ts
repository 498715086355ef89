import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

type WindowOptions = { count: number; rowHeight: number; keyOf: (index: number) => string };

/** The range of rows worth rendering: those visible in the page's scroll area and some around them. */
export function useWindow({ count, rowHeight, keyOf }: WindowOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => document.getElementById('main'),
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    useFlushSync: false,
    scrollMargin,
  });

  // The height of what is above the list may change, as when cards wrap.
  useLayoutEffect(() => {
    const scroller = document.getElementById('main');
    const above = list.current;
    if (!scroller || !above) return;
    const measure = () => {
      const top = above.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setScrollMargin(Math.round(top + scroller.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    if (above.parentElement) observer.observe(above.parentElement);
    return () => observer.disconnect();
  }, []);

  const rows = virtualizer.getVirtualItems();
  const end = rows.at(-1)?.end ?? scrollMargin;
  return {
    list,
    rows,
    measure: virtualizer.measureElement,
    before: Math.max(0, (rows[0]?.start ?? scrollMargin) - scrollMargin),
    after: Math.max(0, virtualizer.getTotalSize() + scrollMargin - end),
    lastIndex: rows.at(-1)?.index ?? 0,
    show: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
