import { fetchModule, loadView, type View } from './chunks.ts';
import { emit } from './emit.ts';
import type { LazyElement } from './lazy-react.ts';
import { address } from './script.ts';

/** Returns the root for r2wc: it loads the element's view at the first rendering. */
export function createRoot(container: ShadowRoot) {
  let view: View | undefined;
  let latest: LazyElement | undefined;
  let first: Promise<Response> | undefined;
  async function render(element: LazyElement) {
    const isFirst = !latest;
    const { view: name } = element.type;
    const failed = element.props.texts?.failed ?? `Failed to load ${name}. Please try again.`;
    latest = element;
    try {
      if (isFirst) {
        first = ask(element);
        view = await loadView(name);
        container.replaceChildren();
      }
      if (!view) return;
      view.draw(container, { ...latest.props, first, failed, fetchModule });
      // It is for this organization; another one may follow.
      first = undefined;
    } catch {
      latest = undefined;
      showFallback(container, failed, element.props.popup, () => render(element));
    }
  }
  return { render };
}

/** Requests the data of the view, without the visitor's cookies. */
function ask({ type, props }: LazyElement): Promise<Response> | undefined {
  const { organization = '', formId, definition } = props;
  if (definition) return undefined;
  const asked = fetch(new URL(`/api/${type.first(formId)}${organization}`, address), {
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  });
  // The view gets the failure too, and reports it.
  asked.catch(() => {});
  return asked;
}

/**
 * Shows the element's fallback content, or else a button that says so and tries again. In a panel, that button has the look
 * of the launcher, and the fallback content is below it.
 */
function showFallback(container: ShadowRoot, failed: string, popup: unknown, again: () => void) {
  const { host } = container;
  const button = document.createElement('button');
  button.textContent = failed;
  button.onclick = again;
  const own = popup || host.querySelector(':scope>:not([slot])');
  if (popup) host.replaceChildren(button, host.lastChild as Node);
  container.replaceChildren(own ? document.createElement('slot') : button);
  emit(host, 'error', { message: failed });
}
