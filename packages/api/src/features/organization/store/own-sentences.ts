import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { OwnWords } from '@helpdesk/sdk/rules/page-sentences/with-own';
import { prepare } from '../../../database/prepare.ts';
import type { OwnSentenceRow } from '../../../database/rows/sentences.ts';
import type { Org, P } from '../../../database/types.ts';

const inLanguage = prepare((org, p: P<'language'>) =>
  org.from('own_sentences').where('language', p.language).orderBy('name'),
);

/** The organization's custom sentences in a language, by name. */
export async function readOwnSentences(
  org: Org,
  language: ElementLanguage,
): Promise<Schema<'OwnSentence'>[]> {
  const rows = await org.all<OwnSentenceRow>(inLanguage({ language }));
  return rows.map(({ name, text }) => ({ name, text }));
}

const named = prepare((org) =>
  org.from('own_sentences').select('language', 'name').orderBy('name'),
);

/** The names of custom sentences, by language. */
export const readOwnNames = (org: Org) =>
  org.all<Pick<OwnSentenceRow, 'language' | 'name'>>(named({}));

export const readOwnWords = async (org: Org, language: ElementLanguage): Promise<OwnWords> =>
  Object.fromEntries((await readOwnSentences(org, language)).map(({ name, text }) => [name, text]));
