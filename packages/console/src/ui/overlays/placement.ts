export type Placement =
  | 'bottom-start'
  | 'bottom-end'
  | 'top'
  | 'bottom'
  | 'right'
  | 'top-start'
  | 'top-end';

type Side = 'top' | 'right' | 'bottom';
type Align = 'start' | 'center' | 'end';

/** Converts a placement to Radix's format: beside its trigger, and inside the window. */
export function placed(placement: Placement) {
  const [side, align = 'center'] = placement.split('-') as [Side, Align?];
  return { side, align, sideOffset: 6, collisionPadding: 8 };
}

/** Returns the landmark or dialog that contains an element: floating content is rendered into it, for screen readers and focus. */
export function homeOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[role="dialog"], main, nav, aside');
}
