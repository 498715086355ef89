import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END = 56;

/**
 * Keeps the end of a scroll area in sight while it grows. Who reads further up is not torn away, but told what came;
 * what he writes himself is always shown.
 */
export function useEnd(count: number, ownLast: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  // How many messages there were when the reader left the end.
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const follows = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message of one's own leads back to the end
  useLayoutEffect(() => {
    follows.current = true;
  }, [ownLast]);

  // Whatever makes it longer, or the room for it less: messages, a picture of the typing, the keyboard of a phone.
  useLayoutEffect(() => {
    if (follows.current) scrollToEnd(box.current);
  });

  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const observer = new ResizeObserver(() => follows.current && scrollToEnd(scroller));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    const scroller = box.current;
    if (!scroller) return;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    follows.current = below < NEAR_END;
    setLeftAt((before) => (follows.current ? null : (before ?? count)));
  }

  function showEnd() {
    follows.current = true;
    setLeftAt(null);
    scrollToEnd(box.current);
  }

  return { box, onScroll, showEnd, hasNews: leftAt !== null && count > leftAt };
}

function scrollToEnd(scroller: HTMLElement | null) {
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}
