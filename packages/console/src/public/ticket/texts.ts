import type { PageSentences, Refusals } from '@helpdesk/sdk/rules/page-sentences/pack';

/** What the script says by itself, in the language of the page, which brings it. */
export type Texts = PageSentences['script'] & {
  /** Why files are refused, by code; the server's own sentences where there are none. */
  refusals: Partial<Refusals>;
};

export const texts = JSON.parse(
  document.querySelector<HTMLElement>('main[data-words]')?.dataset.words ?? '{}',
) as Texts;

/** A sentence with what is filled in. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The language of the page. */
export const language = document.documentElement.lang || 'en';
