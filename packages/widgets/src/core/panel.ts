import { adopt } from './adopt.ts';
import style from './panel.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Completes the panel of a popup, before there is something in it: its size, and the focus on the first field. */
export function completePanel(popup: HTMLElement, container: ShadowRoot): void {
  const root = popup.shadowRoot as ShadowRoot;
  if (!adopt(root, style, sheets)) return;
  // The focus moves only on the visitor's own action: the launcher has it until there is a first field.
  const focusFirst = () =>
    root.activeElement === root.querySelector('button') &&
    container.querySelector<HTMLElement>('input,select,textarea')?.focus();
  popup.addEventListener('helpdesk-open', focusFirst);
  popup.addEventListener('helpdesk-loaded', focusFirst);
}
