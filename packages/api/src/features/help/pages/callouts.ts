import type { PageSentences } from '@helpdesk/sdk/rules/page-sentences/pack';
import { html } from '../../../http/pages/html.ts';

/** The SVG paths of each kind, 24 by 24. */
const lines = {
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.01',
  tip: 'M9.5 17.5c0-2.5-3-3.5-3-7.5a5.5 5.5 0 0 1 11 0c0 4-3 5-3 7.5zm0 3.5h5',
  warning: 'M12 4L2.5 20h19zm0 6v4.5m0 2.5v.01',
};

type Kind = keyof typeof lines;

const callout = /<blockquote class="(note|tip|warning)">/g;

/** Callouts with an icon, and with their kind for screen readers: readers should not depend on the color alone. */
export const withCallouts = (words: Pick<PageSentences['help'], Kind>, content: string): string =>
  content.replace(callout, (opening, kind: Kind) => {
    const icon = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${lines[kind]}"/></svg>`;
    return opening + html`${icon}<b class="unseen">${words[kind]}</b>`.text;
  });
