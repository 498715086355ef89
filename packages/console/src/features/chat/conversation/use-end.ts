import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END = 56;

/**
 * Keeps a growing scroll area at its end. If the reader has scrolled up, it counts the new messages instead; the user's
 * own messages always scroll to the end.
 */
export function useEnd(count: number, ownLast: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  // The number of messages when the reader scrolled away from the end.
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const follows = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own message scrolls to the end
  useLayoutEffect(() => {
    follows.current = true;
  }, [ownLast]);

  // Also when the content grows or the area shrinks: messages, the typing indicator, the keyboard of a phone.
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
