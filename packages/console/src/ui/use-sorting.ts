import { type PointerEvent, useRef, useState } from 'react';

/** Sorts a list by dragging its handles, with mouse, pen and touch; keyboard sorting is separate. */
export function useSorting(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = () => setDragged(null);

  const handleOf = (id: string) => ({
    onPointerDown({ button, pointerId }: PointerEvent) {
      if (button !== 0) return;
      // Not the handle, which loses the pointer when its item moves in the DOM.
      list.current?.setPointerCapture(pointerId);
      setDragged(id);
    },
  });
  const listProps = {
    ref: list,
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged === null || !list.current) return;
      const others = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-id]')].filter(
        (item) => item.dataset.id !== dragged,
      );
      onMove(dragged, others.filter((item) => isAbove(item, clientY)).length);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
  return { listProps, dragged, handleOf };
}

function isAbove(item: Element, y: number): boolean {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2 < y;
}
