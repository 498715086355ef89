import { adopt } from '../../core/adopt.ts';
import style from './files.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives an element the style of its files, once. */
export function wear({ shadowRoot }: HTMLElement) {
  if (shadowRoot) adopt(shadowRoot, style, sheets);
}
