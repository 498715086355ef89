import { adopt } from '../../../core/adopt.ts';
import { Beside } from './Beside.tsx';
import { Consent } from './Consent.tsx';
import { Faces } from './Faces.tsx';
import { Joined } from './Joined.tsx';
import style from './opening.css?inline';
import { Starters } from './Starters.tsx';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the panel the style of these parts, once. */
function wear({ shadowRoot }: HTMLElement) {
  if (shadowRoot) adopt(shadowRoot, style, sheets);
}

/** What a chat loads where the team shows more than a greeting before the first word, or who joins. */
export const opening = { Beside, Consent, Faces, Joined, Starters, wear };
