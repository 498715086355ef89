import { formOf, type Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';
import type { Language, Spoken, ViewName, Words } from '../core/words.ts';
import type { Pack } from './pack.ts';
import { sayIn } from './sentences.ts';

/** The texts of a view in a language, as the view takes them. */
export function textsOf(pack: Pack, view: ViewName, language: Language): Words['texts'] {
  const rules = new Intl.PluralRules(language);
  // The numbers of tickets and telephones have these digits, too.
  const locale = `${language}-u-nu-latn`;
  const mistakes: Sentences = pack.mistakes;
  const refusals: Sentences = pack.refusals;
  const filled = (sentence: Sentence | undefined, limit: unknown, label = '') =>
    sentence &&
    formOf(sentence, Number(limit), rules)
      .replace('{name}', () => label)
      .replace('{limit}', String(limit));
  const spoken: Spoken = {
    locale,
    size: (bytes) => sizeIn(locale, bytes),
    mistake({ code = '', message }, { label, type, validation } = { label: '', type: '' }) {
      const isOfKind = code === 'format' || (code === 'required' && type === 'checkbox');
      const sentence = (isOfKind && mistakes[type]) || mistakes[code] || refusals[code];
      return filled(sentence, Object(validation)[code] ?? lastNumber(message), label);
    },
    refusal: ({ code = '', message }) => filled(refusals[code], lastNumber(message)),
    say: sayIn(pack.sentences),
  };
  const said = Object.entries<Sentence>({ ...pack.files, ...pack[view] }).map(
    ([name, sentence]) => [
      name,
      typeof sentence === 'string' ? sentence : (count: number) => formOf(sentence, count, rules),
    ],
  );
  return { ...Object.fromEntries(said), ...spoken };
}

type Sentences = Partial<Record<string, Sentence>>;

/** The limit that a sentence ends with. */
const lastNumber = (sentence: string) => /\d+(?=\D*$)/.exec(sentence)?.[0] ?? '';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** A size for people, rounded as that in English. */
function sizeIn(locale: string, bytes: number): string {
  let power = 0;
  while (power < 3 && bytes / 1024 ** power >= 1024) power += 1;
  const size = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] as string,
    unitDisplay: power ? 'short' : 'long',
    maximumFractionDigits: power && size < 10 ? 1 : 0,
  }).format(size);
}
