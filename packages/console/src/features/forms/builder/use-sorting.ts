import { type PointerEvent, useRef, useState } from 'react';

/** Sorts a list by dragging its handles, with mouse, pen and finger; the keyboard has its own ways. */
export function useSorting(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const handleOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== id || !list.current) return;
      const others = [...list.current.children].filter(
        (item) => item instanceof HTMLElement && item.dataset.id && item.dataset.id !== id,
      );
      const to = others.filter((item) => isAbove(item, event.clientY)).length;
      onMove(id, to);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  });
  return { list, dragged, handleOf };
}

function isAbove(item: Element, y: number): boolean {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2 < y;
}
