import { type Html, html } from '../http/pages/html.ts';
import type { Voice } from './voice.ts';

/** What the team has written is in the language that they wrote it in: its signs stay at their end of it. */
export const ofTheTeam = ({ dir }: Pick<Voice, 'dir'>, text: string): Html =>
  dir === 'rtl' ? html`<bdi>${text}</bdi>` : html`${text}`;
