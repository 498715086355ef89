import { loadView, type View } from './chunks.ts';
import { emit } from './emit.ts';
import type { LazyElement } from './lazy-react.ts';

/** The root that r2wc draws into: loads the element's view at the first drawing. */
export function createRoot(container: ShadowRoot) {
  let view: View | undefined;
  let latest: LazyElement | undefined;
  async function render(element: LazyElement) {
    const first = !latest;
    latest = element;
    try {
      if (first) view = await loadView(element.type.chunks);
      view?.draw(container, latest.props);
    } catch {
      latest = undefined;
      showFallback(container, element.type.failed, () => render(element));
    }
  }
  return {
    render,
    unmount() {
      view?.erase(container);
    },
  };
}

/** Shows what the page put between the tags, else a button that says what happened and tries again. */
function showFallback(container: ShadowRoot, failed: string, again: () => void) {
  const { host } = container;
  const fallback = document.createElement(host.childElementCount ? 'slot' : 'button');
  if (fallback instanceof HTMLButtonElement) {
    fallback.textContent = failed;
    fallback.onclick = again;
  }
  container.replaceChildren(fallback);
  emit(host, 'error', { message: failed });
}
