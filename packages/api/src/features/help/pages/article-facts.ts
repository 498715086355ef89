import type { FAQPage, WithContext } from 'schema-dts';
import type { Place } from '../../../visitor-pages/place.ts';
import { textOf } from '../text.ts';
import type { Structured } from './parts.ts';

const firstPicture = /<img [^>]*?src="(\/files\/[^"]+)"/;

/** The first picture of an article, for link previews. */
export function pictureIn({ canonical }: Place, clean: string): string | undefined {
  const path = firstPicture.exec(clean)?.[1];
  return path && new URL(path, canonical).href;
}

const isQuestion = (text: string) => /[?？؟]$/.test(text);

/** Structured data with the questions and answers of an article, if at least two headings are questions; else null. */
export function questionsIn(clean: string): Structured | null {
  const pairs = clean.split(/(?=<h[23]>)/).flatMap((section) => {
    const [, heading = '', answer = ''] = /^<h[23]>(.*?)<\/h[23]>(.*)$/s.exec(section) ?? [];
    const [question, text] = [textOf(heading), textOf(answer)];
    return isQuestion(question) && text ? [{ question, text }] : [];
  });
  if (pairs.length < 2) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: pairs.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  } satisfies WithContext<FAQPage>;
}
