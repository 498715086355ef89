import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { scrollerOf } from './scroller-of.ts';

/** The range of rows to render, and the heights of the space before and after. */
export type Drawn = {
  first: number;
  last: number;
  before: number;
  after: number;
  measure: (row: Element | null) => void;
  show: (index: number) => void;
};

type WindowDriverProps = {
  count: number;
  rowHeight: number;
  scrollMargin: number;
  keyOf: (index: number) => string;
  list: RefObject<HTMLElement | null>;
  onChange: (next: (old: Drawn | null) => Drawn) => void;
};

/** Watches the scroll area and reports which rows to render; renders nothing itself. */
function WindowDriver(props: WindowDriverProps) {
  const { count, rowHeight, scrollMargin, keyOf, list, onChange } = props;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollerOf(list),
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    useFlushSync: false,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1)?.index ?? -1;
  const before = Math.max(0, (rows[0]?.start ?? scrollMargin) - scrollMargin);
  const end = rows.at(-1)?.end ?? scrollMargin;
  const after = Math.max(0, virtualizer.getTotalSize() + scrollMargin - end);

  useLayoutEffect(() => {
    // Before it has measured the scroll area it knows no rows; rendered rows stay, as one may have the focus.
    if (last < first) return;
    onChange(() => ({
      first,
      last,
      before,
      after,
      measure: virtualizer.measureElement,
      show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    }));
  }, [onChange, virtualizer, first, last, before, after]);
  return null;
}

export default memo(WindowDriver);
