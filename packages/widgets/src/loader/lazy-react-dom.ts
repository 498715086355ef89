import { fetchModule, loadView, type View } from './chunks.ts';
import { emit } from './emit.ts';
import type { LazyElement } from './lazy-react.ts';
import { address } from './script.ts';

/** The root for r2wc: loads the element's view at the first rendering. */
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

/** Requests the data of the view, without the visitor's cookies. */
function ask({ type, props }: LazyElement): Promise<Response> | undefined {
  const path = type.first(props);
  if (!path) return undefined;
  const asked = fetch(new URL(path, address), {
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  });
  // The view gets the failure too, and reports it.
  asked.catch(() => {});
  return asked;
}

/** Shows the element's fallback content, or else an error message with a retry button. */
function showFallback(container: ShadowRoot, failed: string, again: () => void) {
  const { host } = container;
  const button = document.createElement('button');
  button.textContent = failed;
  button.onclick = again;
  container.replaceChildren(host.childElementCount ? document.createElement('slot') : button);
  emit(host, 'error', { message: failed });
}
