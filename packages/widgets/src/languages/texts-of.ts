import type { Pack } from '@helpdesk/sdk/rules/element-sentences/pack';
import { formOf, type Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';
import { fileSizeIn } from '@helpdesk/sdk/rules/page-sentences/size';
import { type OwnWords, withOwn } from '@helpdesk/sdk/rules/page-sentences/with-own';
import { sayWrong } from '@helpdesk/sdk/rules/page-sentences/wrong';
import type { Language, Spoken, ViewName, Words } from '../core/words.ts';
import { sayIn } from './sentences.ts';

/** Returns the texts of a view in a language; for English, only the organization's custom texts. */
export function textsOf(
  builtIn: Partial<Pack>,
  own: OwnWords,
  view: ViewName,
  language: Language,
): Words['texts'] {
  const pack = withOwn(builtIn, own);
  const { mistakes = {}, refusals = {}, sentences = {} } = pack;
  const rules = new Intl.PluralRules(language);
  // Latin digits, like those of ticket and phone numbers.
  const locale = `${language}-u-nu-latn`;
  const spoken: Spoken = {
    ...(language !== 'en' && { locale, size: (bytes: number) => fileSizeIn(locale, bytes) }),
    ...sayWrong({ mistakes, refusals }, rules),
    say: sayIn(sentences),
  };
  const said = Object.entries<Sentence>({ ...pack.files, ...pack[view] }).map(
    ([name, sentence]) => [
      name,
      typeof sentence === 'string' ? sentence : (count: number) => formOf(sentence, count, rules),
    ],
  );
  return { ...Object.fromEntries(said), ...spoken };
}
