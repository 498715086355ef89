import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type MailTextKind, type MailWords, mailTexts } from '@helpdesk/sdk/rules/mail-texts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { MailTextRow } from '../../database/rows/mail-out.ts';
import type { Org, P } from '../../database/types.ts';
import { mailLanguageOf } from '../../features/organization/present.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { Refusal } from '../../refusal.ts';
import { presentMailText } from '../texts/present-mail-text.ts';

type MailText = Schema<'MailText'>;

/** Maximum number of languages with custom texts, not counting the organization's own. */
const maxLanguages = 30;

const all = prepare((org) => org.from('mail_texts').orderBy('language'));
const ofKind = prepare((org, p: P<'kind'>) =>
  org.from('mail_texts').where('kind', p.kind).orderBy('language'),
);
const one = prepare((org, p: P<'kind' | 'language'>) =>
  org.from('mail_texts').where('kind', p.kind).where('language', p.language),
);

/** Returns every email template in the organization's language and in each language with custom texts. */
export async function listMailTexts(org: Org): Promise<MailText[]> {
  const rows = await org.all<MailTextRow>(all({}));
  const language = mailLanguageOf(await readOrganization(org));
  const languages = new Set([language, ...rows.map((row) => row.language)]);
  const kinds = Object.keys(mailTexts) as MailTextKind[];
  return [...languages].flatMap((code) =>
    kinds.map((kind) =>
      presentMailText(
        kind,
        code,
        rows.find((row) => row.language === code && row.kind === kind),
      ),
    ),
  );
}

type OwnWords = ReadonlyMap<string, MailWords>;

const byLanguage = (rows: MailTextRow[]): OwnWords =>
  new Map(rows.map(({ language, words }) => [language, JSON.parse(words) as MailWords]));

/** Returns an organization's custom texts of an email template, by language. */
export const readOwnWords = async (org: Org, kind: MailTextKind): Promise<OwnWords> =>
  byLanguage(await org.all<MailTextRow>(ofKind({ kind })));

/** Returns an organization's custom texts of every email template, by language. */
export async function readAllOwnWords(org: Org): Promise<Map<MailTextKind, OwnWords>> {
  const rows = await org.all<MailTextRow>(all({}));
  const kinds = Object.keys(mailTexts) as MailTextKind[];
  return new Map(kinds.map((kind) => [kind, byLanguage(rows.filter((row) => row.kind === kind))]));
}

/** Replaces the custom texts of an email template; without any, the built-in ones apply. */
export function changeMailText(
  org: Org,
  kind: MailTextKind,
  language: string,
  words: MailWords,
): Promise<MailText> {
  return org.write(async (tx) => {
    if (Object.keys(words).length === 0) {
      const removed = await tx.remove('mail_texts', { kind, language });
      if (removed > 0) await tx.record('mail_texts.changed', { kind, language });
      return presentMailText(kind, language, undefined);
    }
    const known = new Set((await tx.all<MailTextRow>(all({}))).map((row) => row.language));
    if (!known.has(language) && known.size >= maxLanguages) {
      throw new Refusal(
        409,
        `You can have email templates in up to ${maxLanguages} languages`,
        'too_many',
      );
    }
    const said = { words, updated_at: now() };
    const isNew = await tx.insertIfAbsent('mail_texts', { kind, language, ...said });
    if (!isNew) await tx.update('mail_texts', { kind, language }, said);
    await tx.record('mail_texts.changed', { kind, language });
    return presentMailText(kind, language, await tx.first<MailTextRow>(one({ kind, language })));
  });
}
