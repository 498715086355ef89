import { adopt } from '../../core/adopt.ts';
import style from './files.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adds the styles of files to an element, once. */
export function wear({ shadowRoot }: HTMLElement) {
  if (shadowRoot) adopt(shadowRoot, style, sheets);
}
