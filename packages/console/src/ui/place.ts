export type Placement = 'bottom-start' | 'bottom-end' | 'top' | 'bottom' | 'right' | 'top-start';

const GAP = 6;
const MARGIN = 8;

/** Puts an open popover beside its anchor and keeps it inside the window, flipping above or below when there is no room. */
export function place(anchor: Element, floating: HTMLElement, placement: Placement) {
  const a = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const [side = 'bottom', align] = placement.split('-');

  let left =
    align === 'start'
      ? a.left
      : align === 'end'
        ? a.right - width
        : a.left + a.width / 2 - width / 2;
  let top = a.bottom + GAP;
  const above = a.top - GAP - height;
  if (side === 'right') {
    left = a.right + GAP;
    top = a.top + a.height / 2 - height / 2;
  } else if (side === 'top') {
    top = above >= MARGIN ? above : top;
  } else if (top + height > window.innerHeight - MARGIN && above >= MARGIN) {
    top = above;
  }

  floating.style.left = `${clamp(left, window.innerWidth - width - MARGIN)}px`;
  floating.style.top = `${clamp(top, window.innerHeight - height - MARGIN)}px`;
}

function clamp(value: number, max: number): number {
  return Math.round(Math.max(MARGIN, Math.min(value, max)));
}
