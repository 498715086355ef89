import type { Schema } from '@helpdesk/sdk/contract/operations';
import { builtInLanguage } from '@helpdesk/sdk/rules/languages';
import { prepare } from '../../../database/prepare.ts';
import type { CustomerLanguageRow } from '../../../database/rows/people.ts';
import type { Org, P } from '../../../database/types.ts';
import { mailLanguageOf } from '../../organization/present.ts';
import { readOrganization } from '../../organization/store/organization.ts';

const languageOf = prepare((org, p: P<'email'>) =>
  org.from('customer_languages').where('email', p.email),
);
const written = prepare((org) => org.from('mail_texts').distinct('language').orderBy('language'));

/** The stored language of a customer. */
export const findLanguage = (org: Org, email: string) =>
  org.first<CustomerLanguageRow>(languageOf({ email }));

/** The language of a customer, and the languages to choose from. */
export async function readCustomerLanguage(
  org: Org,
  email: string | null,
): Promise<Schema<'CustomerLanguage'>> {
  const known = email === null ? undefined : await findLanguage(org, email);
  const rows = await org.all<{ language: string }>(written({}));
  return {
    language: known?.language ?? null,
    from: known?.known_from ?? null,
    mailLanguage: mailLanguageOf(await readOrganization(org)),
    languages: [...new Set([...rows.map(({ language }) => language), builtInLanguage])].sort(),
  };
}
