import { placesFor } from './free-place.ts';

/** Milliseconds until a page that opens together with a layer is rendered. */
const SETTLED = 400;
/** Milliseconds between two looks at what the layer covers. */
const PAUSE = 100;

/** The changes that may move controls below a layer; those of the layer itself don't count. */
const watched = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'data-state', 'aria-expanded'],
};

/**
 * Places a layer where it covers the fewest controls. If the page changes or scrolls below it, the layer moves to a place without controls,
 * unless the user is about to use it. Returns a function that stops this.
 */
export function keepFree(layer: HTMLElement, modal: Element | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;

  function move() {
    timer = undefined;
    const { at, best } = placesFor(layer, modal);
    const { left, top } = layer.getBoundingClientRect();
    // Among places that all cover something, it stays where it is.
    const isGood = isSettled && (at({ left, top }) === 0 || at(best) > 0);
    const stays = isGood || layer.matches(':hover') || layer.contains(document.activeElement);
    // A page without a free place gets room below its last controls, so they can be scrolled away from the layer.
    layer.toggleAttribute('data-covers', at(stays ? { left, top } : best) > 0);
    if (stays) return;
    const style = { left: `${best.left}px`, top: `${best.top}px` };
    // Set directly: a state would be rendered one frame after the layer.
    if (layer.style.left !== style.left || layer.style.top !== style.top)
      Object.assign(layer.style, style);
  }
  const moveSoon = () => {
    timer ??= setTimeout(move, PAUSE);
  };

  move();
  const settled = setTimeout(() => {
    move();
    isSettled = true;
  }, SETTLED);
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target))) moveSoon();
  });
  changes.observe(modal ?? document.body, watched);
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('resize', moveSoon, { signal });
  window.addEventListener('scroll', moveSoon, { signal, capture: true, passive: true });
  window.addEventListener('transitionend', moveSoon, { signal });
  return () => {
    layer.removeAttribute('data-covers');
    clearTimeout(settled);
    clearTimeout(timer);
    changes.disconnect();
    leaving.abort();
  };
}
