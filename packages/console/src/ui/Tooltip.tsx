import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Placement, place } from './place.ts';

const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
let lastClosed = Number.NEGATIVE_INFINITY;

type TooltipProps = { label: ReactNode; placement?: Placement; children: ReactNode };

/** A hint over its single child after 700 ms, at once when another hint closed within the last 300 ms. */
export function Tooltip({ label, placement = 'bottom', children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild;
    if (!shown || !target || !hint.current?.showPopover) return;
    hint.current.showPopover();
    place(target, hint.current, placement);
  }, [shown, placement]);

  function open() {
    clearTimeout(timer.current);
    const isMenuOpen = anchor.current?.firstElementChild?.getAttribute('aria-expanded') === 'true';
    const delay = performance.now() - lastClosed < SKIP_DELAY ? 0 : OPEN_DELAY;
    if (!isMenuOpen) timer.current = setTimeout(() => setShown(true), delay);
  }

  function close() {
    clearTimeout(timer.current);
    if (!shown) return;
    setShown(false);
    lastClosed = performance.now();
  }

  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {shown && (
        <span
          ref={hint}
          popover="manual"
          role="tooltip"
          className="pointer-events-none fixed m-0 max-w-64 rounded-md bg-foreground px-2 py-1 text-xs text-background shadow-raised"
        >
          {label}
        </span>
      )}
    </span>
  );
}
