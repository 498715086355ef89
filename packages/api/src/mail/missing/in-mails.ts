import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { builtInLanguage, mailLanguageFor } from '@helpdesk/sdk/rules/languages';
import {
  type MailTextKind,
  type MailWords,
  mailTexts,
  partsOf,
} from '@helpdesk/sdk/rules/mail-texts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import {
  mailLanguageOf,
  mailsResolution,
  mailsTicketLinks,
} from '../../features/organization/present.ts';

type Settings = Pick<OrganizationRow, 'settings'>;

/** The parts of email templates that customers with this language get in English, because they aren't customized. */
export function missingInMails(
  own: ReadonlyMap<MailTextKind, ReadonlyMap<string, MailWords>>,
  organization: Settings,
  language: ElementLanguage,
): Schema<'MissingInMail'>[] {
  if (language === builtInLanguage) return [];
  const usual = mailLanguageOf(organization);
  return [...own].flatMap(([kind, written]) => {
    if (!isSent(kind, organization)) return [];
    const said = mailLanguageFor([...written.keys()], language, usual);
    const words = said.split('-')[0] === language ? written.get(said) : undefined;
    const parts = partsOf(kind).filter(
      // A part without a built-in text doesn't count as missing.
      (part) => words?.[part] === undefined && mailTexts[kind].words[part] !== '',
    );
    return parts.length > 0 ? [{ kind, parts }] : [];
  });
}

function isSent(kind: MailTextKind, organization: Settings): boolean {
  if (kind === 'request_resolved') return mailsResolution(organization);
  return kind !== 'ticket_link' || mailsTicketLinks(organization);
}
