import { fileSizeIn } from '@helpdesk/sdk/rules/file-size';
import { formOf, type Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';
import { sayWrong } from '@helpdesk/sdk/rules/page-sentences/wrong';
import type { Language, Spoken, ViewName, Words } from '../core/words.ts';
import type { Pack } from './pack.ts';
import { sayIn } from './sentences.ts';

/** The texts of a view in a language, as the view takes them. */
export function textsOf(pack: Pack, view: ViewName, language: Language): Words['texts'] {
  const rules = new Intl.PluralRules(language);
  // The numbers of tickets and telephones have these digits, too.
  const locale = `${language}-u-nu-latn`;
  const spoken: Spoken = {
    locale,
    size: (bytes) => fileSizeIn(locale, bytes),
    ...sayWrong(pack, rules),
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
