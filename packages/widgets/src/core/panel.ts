import { adopt } from './adopt.ts';
import style from './panel.css?inline';

/** The element on the page, with launcher and panel; the view is in the panel. */
export interface Popup extends HTMLElement {
  show(): void;
  hide(): void;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The panel that was opened last: one is open at a time, so that none lies on another. */
let latest: HTMLDialogElement | undefined;

/** Completes the panel of a popup, before there is something in it: its size, and the focus on the first field. */
export function completePanel(popup: Popup, container: ShadowRoot): void {
  const root = popup.shadowRoot as ShadowRoot;
  if (!adopt(root, style, sheets)) return;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  // An article that a search inside of the element opens is not its panel.
  const turn = ({ target }: { target: EventTarget | null }) => {
    if (target !== popup) return;
    popup.style.setProperty('--open', `${+panel.open}`);
    if (!panel.open) return;
    if (latest?.open && latest !== panel) {
      ((latest.getRootNode() as ShadowRoot).host as Popup).hide();
    }
    latest = panel;
    // The focus moves only on the visitor's own action: the launcher has it until there is a first field.
    if (root.activeElement === launcher)
      container.querySelector<HTMLElement>('input,select,textarea')?.focus();
  };
  for (const name of ['open', 'close', 'loaded']) popup.addEventListener(`helpdesk-${name}`, turn);
  panel.onkeydown = launcher.onkeydown = ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing && panel.open) popup.hide();
  };
  turn({ target: popup });
}
