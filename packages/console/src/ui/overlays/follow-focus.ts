const buttons = 'a[href], button, summary, [tabindex]:not([tabindex="-1"])';
const fields = 'input, select, textarea';

/** Time in milliseconds for the page to move the focus itself. */
const PAUSE = 150;

/** The last place of the focus on the page: the element, its ancestors, and its index in each of them. */
type Place = { element: HTMLElement; steps: { parent: Element; index: number }[] };

let place: Place | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | null = null;

/**
 * Moves the focus when its element is removed or disabled: to the next row, or the one before, or the content as a whole. Without it,
 * keyboard and screen reader users would start at the top of the page. Returns a function that stops it.
 */
export function followFocus(): () => void {
  stop?.();
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    clearTimeout(timer);
    place = null;
  };
  return stop;
}

function remember({ target }: Event) {
  // A dialog or menu returns the focus to the element that opened it.
  if (!(target instanceof HTMLElement) || !target.closest('main, aside')) return;
  if (target.closest('[role="dialog"][aria-modal]')) return;
  place = null;
  // Virtual lists remove rows when scrolling, and keep the focus themselves.
  if (target.closest('[data-index]')) return;
  place = { element: target, steps: [] };
  for (let at: Element = target; at.parentElement && !at.matches('main, aside'); ) {
    const parent: Element = at.parentElement;
    place.steps.push({ parent, index: Array.prototype.indexOf.call(parent.children, at) });
    at = parent;
  }
}

/** If the user leaves an element that still exists, nothing should get the focus. */
function forget({ target, relatedTarget }: FocusEvent) {
  if (relatedTarget || !(target instanceof HTMLElement)) return;
  setTimeout(() => {
    if (place?.element === target && isThere(target) && !hasFocus()) place = null;
  });
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
const isThere = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled, [hidden], [hidden] *');

function look() {
  if (!place || hasFocus()) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (place && !hasFocus() && !document.querySelector('html[data-modal]')) goOn(place);
  }, PAUSE);
}

function goOn({ element, steps }: Place) {
  const to = isThere(element) ? element : (beside(element, steps) ?? before(element));
  (to ?? document.querySelector<HTMLElement>('main'))?.focus();
}

/** Returns the element that replaced it or precedes it, in the innermost ancestor that still exists. */
function beside(element: HTMLElement, steps: Place['steps']) {
  if (element.isConnected) return null;
  for (const { parent, index } of steps) {
    if (!parent.isConnected) continue;
    for (const at of [index, index - 1]) {
      const found = firstIn(parent.children[at]);
      if (found) return found;
    }
  }
  return null;
}

function firstIn(part: Element | undefined) {
  const inside = [part, ...(part?.querySelectorAll(buttons) ?? [])];
  return inside.find((one) => one instanceof HTMLElement && one.matches(buttons) && canTake(one)) as
    | HTMLElement
    | undefined;
}

/** Returns the last control before one that still exists but is disabled. */
function before(element: HTMLElement) {
  const main = element.closest<HTMLElement>('main');
  const all = [...(main?.querySelectorAll<HTMLElement>(`${buttons}, ${fields}`) ?? [])];
  return all.findLast(
    (one) =>
      canTake(one) &&
      Boolean(one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
}

const canTake = (one: HTMLElement) => isThere(one) && one.checkVisibility?.() !== false;
