import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns an element's current width, so a chart drawn in pixels doesn't distort its text. */
export function useWidth<E extends HTMLElement>(initial = 600): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(node.clientWidth || initial);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [initial]);
  return [element, width];
}
