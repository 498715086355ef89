import { type Html, html } from '../http/pages/html.ts';
import type { Voice } from './voice.ts';

/** Isolates a text by the team from right-to-left pages: it is in the team's language, so its punctuation must stay in place. */
export const ofTheTeam = ({ dir }: Pick<Voice, 'dir'>, text: string): Html =>
  dir === 'rtl' ? html`<bdi>${text}</bdi>` : html`${text}`;

/** The same as an attribute of a paragraph, which is cut at the end of its own text. */
export const ownDirection = ({ dir }: Pick<Voice, 'dir'>): Html | null =>
  dir === 'rtl' ? html` dir="auto"` : null;
