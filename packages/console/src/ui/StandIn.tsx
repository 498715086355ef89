import { type Ref, useEffect, useLayoutEffect } from 'react';

/** The props that Radix passes to a trigger. */
type Wires = {
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: (event: Event) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  onClick?: (event: MouseEvent) => void;
};

/** Connects Radix to a trigger that was rendered elsewhere, before Radix was loaded. */
export function StandIn({ element, ref }: Pick<Wires, 'ref'> & { element: HTMLElement }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const undo = ref(element);
    return () => {
      if (typeof undo === 'function') undo();
      else ref(null);
    };
  }, [element, ref]);
  return null;
}

/** Like StandIn, for tooltips, which open on hover or focus. */
export function PointedStandIn({ element, ref, ...wires }: Wires & { element: HTMLElement }) {
  const { onPointerMove, onPointerLeave, onPointerDown, onBlur, onClick } = wires;
  const describedBy = wires['aria-describedby'];

  useEffect(() => {
    const ends = new AbortController();
    const listen = (type: string, does: (event: never) => void) =>
      element.addEventListener(type, does as (event: Event) => void, { signal: ends.signal });
    const isOpen = () => element.getAttribute('aria-expanded') === 'true';
    listen('pointermove', (event) => !isOpen() && onPointerMove?.(event));
    listen('pointerleave', (event) => onPointerLeave?.(event));
    listen('pointerdown', (event) => onPointerDown?.(event));
    listen('click', (event) => onClick?.(event));
    // Focusing it counts as hovering, with the same delay.
    listen('focus', () => element.matches(':focus-visible') && point(element));
    listen('blur', (event) => {
      onPointerLeave?.(event);
      onBlur?.(event);
    });
    return () => ends.abort();
  });

  // It is rendered because the element was hovered or focused, but that may have ended while the code was loading.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (element.matches(':hover, :focus-visible')) point(element);
    });
    return () => clearTimeout(timer);
  }, [element]);

  useEffect(() => {
    if (!describedBy || element.hasAttribute('aria-describedby')) return;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);

  return <StandIn element={element} {...(ref && { ref })} />;
}

function point(element: HTMLElement) {
  element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
}
