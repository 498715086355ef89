import { useEffect } from 'react';

/** Milliseconds to wait for the content of a page. */
const TIMEOUT = 3_000;

/** Scrolls to the part of a page that the address names, once it has loaded. */
export function useShownPart(hash: string) {
  useEffect(() => {
    if (!hash) return;
    const until = performance.now() + TIMEOUT;
    let frame = 0;
    const look = () => {
      const part = document.getElementById(hash);
      if (part) part.scrollIntoView({ block: 'start' });
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
