import { fetchModule, loadView, type View } from './chunks.ts';
import { emit } from './emit.ts';
import type { LazyElement } from './lazy-react.ts';
import { address } from './script.ts';

/** The root that r2wc draws into: loads the element's view at the first drawing. */
export function createRoot(container: ShadowRoot) {
  let view: View | undefined;
  let latest: LazyElement | undefined;
  let first: Promise<Response> | undefined;
  async function render(element: LazyElement) {
    const isFirst = !latest;
    latest = element;
    try {
      if (isFirst) {
        first = ask(element);
        view = await loadView(element.type.chunks);
        container.replaceChildren();
      }
      view?.draw(container, { ...latest.props, first, failed: element.type.failed, fetchModule });
    } catch {
      latest = undefined;
      showFallback(container, element.type.failed, () => render(element));
    }
  }
  return { render };
}

/** Asks for what the view will draw, without the cookies of whoever visits the page. */
function ask({ type, props }: LazyElement): Promise<Response> | undefined {
  const path = type.first(props);
  if (!path) return undefined;
  const asked = fetch(new URL(path, address), {
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  });
  // The view hears of a failure too, and tells it.
  asked.catch(() => {});
  return asked;
}

/** Shows what the page put between the tags, else a button that says what happened and tries again. */
function showFallback(container: ShadowRoot, failed: string, again: () => void) {
  const { host } = container;
  const button = document.createElement('button');
  button.textContent = failed;
  button.onclick = again;
  container.replaceChildren(host.childElementCount ? document.createElement('slot') : button);
  emit(host, 'error', { message: failed });
}
