import { type ReactNode, useEffect, useRef } from 'react';
import { forgetHint, hint } from './hints.ts';
import type { Placement } from './overlays/placement.ts';

type TooltipProps = { label: ReactNode; placement?: Placement; children: ReactNode };

/** A tooltip for its single child, shown by the `TooltipLayer`. */
export function Tooltip({ label, placement = 'bottom', children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = anchor.current?.firstElementChild;
    return () => forgetHint(element);
  }, []);

  function point() {
    const element = anchor.current?.firstElementChild;
    const isOpen = element?.getAttribute('aria-expanded') === 'true';
    if (element instanceof HTMLElement && !isOpen) hint({ element, label, placement });
  }

  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
      onFocus={(event) => event.target.matches(':focus-visible') && point()}
    >
      {children}
    </span>
  );
}
