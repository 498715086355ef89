import { adopt } from './adopt.ts';
import style from './panel.css?inline';

/** The element on the page, with launcher and panel; the panel contains the view. */
export interface Popup extends HTMLElement {
  show(): void;
  hide(): void;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The panel that was opened last: only one is open at a time, so panels don't overlap. */
let latest: HTMLDialogElement | undefined;

/** Prepares the panel of a popup before it has content: its size, and the focus on the first field. */
export function completePanel(popup: Popup, container: ShadowRoot): void {
  const root = popup.shadowRoot as ShadowRoot;
  if (!adopt(root, style, sheets)) return;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  // Ignores events of a search inside the element, which also dispatches `open` for articles.
  const turn = ({ target }: { target: EventTarget | null }) => {
    if (target !== popup) return;
    popup.style.setProperty('--open', `${+panel.open}`);
    if (!panel.open) return;
    if (latest?.open && latest !== panel) {
      ((latest.getRootNode() as ShadowRoot).host as Popup).hide();
    }
    latest = panel;
    // The focus moves only after the visitor's own action: the launcher keeps it until there is a field.
    if (root.activeElement === launcher)
      container.querySelector<HTMLElement>('input,select,textarea')?.focus();
  };
  for (const name of ['open', 'close', 'loaded']) popup.addEventListener(`helpdesk-${name}`, turn);
  panel.onkeydown = launcher.onkeydown = ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing && panel.open) popup.hide();
  };
  turn({ target: popup });
}
