import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollerOf } from './scroller-of.ts';
import type { Drawn } from './WindowDriver.tsx';

// As large as the list itself, and not needed to render the first rows.
const WindowDriver = lazy(() => import('./WindowDriver.tsx'));

/** More rows than a usual screen shows. */
const FIRST = 24;

type WindowOptions = { count: number; rowHeight: number; keyOf: (index: number) => string };

/** The range of rows worth rendering: those visible in their scroll area and some around them. */
export function useWindow({ count, rowHeight, keyOf }: WindowOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  // The height of the content above the list may change, for example when cards wrap.
  useLayoutEffect(() => {
    const scroller = scrollerOf(list);
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

  const keys = useRef(keyOf);
  useLayoutEffect(() => {
    keys.current = keyOf;
  });
  const keyNow = useCallback((index: number) => keys.current(index), []);

  // A row that was requested before the scroll positions are known.
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (!drawn || wanted.current === null) return;
    drawn.show(wanted.current);
    wanted.current = null;
  }, [drawn]);

  const isShort = count <= FIRST;
  const { first, last, before, after } = drawn && !isShort ? drawn : firstRows(count, rowHeight);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
    .filter((index) => index < count)
    .map((index) => ({ index, key: keyOf(index) }));
  return {
    list,
    rows,
    /** Renders nothing, but must be placed next to the rows. A short list doesn't need it. */
    driver: isShort ? null : (
      <Suspense>
        <WindowDriver
          count={count}
          rowHeight={rowHeight}
          scrollMargin={scrollMargin}
          keyOf={keyNow}
          list={list}
          onChange={setDrawn}
        />
      </Suspense>
    ),
    measure: drawn?.measure,
    before,
    after,
    lastIndex: Math.max(0, last),
    show(index: number) {
      wanted.current = null;
      if (drawn && !isShort) return drawn.show(index);
      const row = list.current?.querySelector(`[data-index="${index}"]`);
      if (row) row.scrollIntoView?.({ block: 'nearest' });
      else wanted.current = index;
    },
  };
}

function firstRows(count: number, rowHeight: number) {
  const last = Math.min(count, FIRST) - 1;
  return { first: 0, last, before: 0, after: (count - 1 - last) * rowHeight };
}
