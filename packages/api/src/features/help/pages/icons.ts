import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Html, html } from '../../../http/pages/html.ts';

export type Icon = Schema<'HelpIcon'>;

/** The SVG of each icon, 24 by 24. */
const lines: Record<Icon, string> = {
  bell: 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zm5 3h4M12 5V3',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zm0 0v14',
  calendar: 'M4 6h16v15H4zm0 5h16M8 3v5m8-5v5',
  card: 'M3 6h18v12H3zm0 4h18M7 15h4',
  chat: 'M4 5h16v11H9l-5 4z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V12l3.5 2',
  code: 'M8 7l-5 5 5 5m8-10l5 5-5 5M13.5 5l-3 14',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm0-7v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10l2 2M5 19l2-2M17 7l2-2',
  gift: 'M4 11h16v10H4zM2 7h20v4H2zm10 0v14m0-14c-2-5-7-4-5 0m5 0c2-5 7-4 5 0',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 0c-5 5-5 13 0 18 5-5 5-13 0-18zM3 12h18',
  home: 'M3 11l9-7 9 7M5 10v10h14V10M10 20v-6h4v6',
  lock: 'M5 11h14v10H5zm3 0V8a4 4 0 0 1 8 0v3m-4 4v2',
  phone: 'M7 2h10v20H7zm4 16h2',
  rocket: 'M5 19c0-3 1-4 3-4l1 1c0 2-1 3-4 3zm4-3l-1-1C9 9 13 4 20 4c0 7-5 11-11 12zm5.5-6.5h.01',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zm-3 9l2 2 4-4',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z',
  truck:
    'M2 6h12v10H2zm12 4h4l4 4v2h-8m-8 3a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4 3.5-6 8-6s8 2 8 6',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.7-5.5 6.5-5.5s6.5 2 6.5 5.5M15.5 5a3.5 3.5 0 0 1 0 6.5m2 3.4c2.4.7 4 2.4 4 5.1',
};

export const isIcon = (name: string | null): name is Icon =>
  name !== null && Object.hasOwn(lines, name);

/** The icon of a category. */
export const iconOf = (name: string | null): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${lines[isIcon(name) ? name : 'book']}"/></svg>`;
