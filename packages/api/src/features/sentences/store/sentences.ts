import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { isOfElements } from '@helpdesk/sdk/rules/page-sentences/own';
import { now } from '../../../database/ids.ts';
import type { Org } from '../../../database/types.ts';
import { ownWordsOf } from '../../organization/present.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import { readOwnSentences } from '../../organization/store/own-sentences.ts';

/** Stores or removes custom sentences, and notes whether elements have some to request. */
export function changeSentences(
  org: Org,
  language: ElementLanguage,
  changes: Schema<'OwnSentenceInput'>[],
): Promise<Schema<'OwnSentence'>[]> {
  return org.write(async (tx) => {
    for (const { name, text } of changes) {
      if (text === null) {
        await tx.remove('own_sentences', { language, name });
        continue;
      }
      const said = { text, updated_at: now() };
      const isNew = await tx.insertIfAbsent('own_sentences', { language, name, ...said });
      if (!isNew) await tx.update('own_sentences', { language, name }, said);
    }
    const own = await readOwnSentences(tx, language);
    const organization = await readOrganization(tx);
    const before = ownWordsOf(organization);
    const others = before.filter((one) => one !== language);
    const has = own.some(({ name }) => isOfElements(name));
    const settings = JSON.parse(organization.settings) as object;
    if (has !== before.includes(language)) {
      const ownWords = has ? [...others, language] : others;
      await tx.update('organizations', {}, { settings: { ...settings, ownWords } });
    }
    await tx.record('sentences.changed', { language, names: changes.map(({ name }) => name) });
    return own;
  });
}
