import { fetchModule, loadView, type View } from './chunks.ts';
import { emit } from './emit.ts';
import { address } from './script.ts';
import type { TagDefinition } from './tags.ts';

/** The properties of an element, kept up to date by r2wc. */
interface Given {
  organization?: string;
  formId?: string;
  definition?: object;
  texts?: { failed?: string };
}

/** Draws an element's view, whose code is loaded first, and returns what draws it again. */
export function mountView(container: ShadowRoot, tag: TagDefinition, props: Given) {
  let view: View | undefined;
  let isAsked = false;
  let first: Promise<Response> | undefined;
  async function draw() {
    const { view: name } = tag;
    const failed = props.texts?.failed ?? `Failed to load ${name}. Please try again.`;
    try {
      if (!isAsked) {
        isAsked = true;
        first = ask(tag, props);
        view = await loadView(name);
        container.replaceChildren();
      }
      if (!view) return;
      view.draw(container, { ...props, first, failed, fetchModule });
      // It belongs to this organization: another may follow.
      first = undefined;
    } catch {
      isAsked = false;
      showFallback(container, failed, draw);
    }
  }
  void draw();
  return draw;
}

/** Requests the data of the view, without the visitor's cookies. */
function ask(tag: TagDefinition, props: Given): Promise<Response> | undefined {
  if (props.definition) return undefined;
  const { organization = '', formId } = props;
  const asked = fetch(new URL(`/api/${tag.first(organization, formId)}`, address), {
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
