import type { PageSentences, Refusals } from '@helpdesk/sdk/rules/page-sentences/pack';

/** The script's own texts, in the language of the page, which contains them. */
export type Texts = PageSentences['script'] & {
  /** Why files are refused, by code; the server's own messages if there are none. */
  refusals: Partial<Refusals>;
};

export const texts = JSON.parse(
  document.querySelector<HTMLElement>('main[data-words]')?.dataset.words ?? '{}',
) as Texts;

/** Fills in the placeholders of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The language of the page. */
export const language = document.documentElement.lang || 'en';
