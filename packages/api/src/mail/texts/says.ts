import { builtInLanguage, mailLanguageFor } from '@helpdesk/sdk/rules/languages';
import type { MailTextKind } from '@helpdesk/sdk/rules/mail-texts';
import { type ReplyAbout, replyFacts } from '@helpdesk/sdk/rules/reply-facts';
import { firstNameOf } from '@helpdesk/sdk/rules/reply-variables';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { mailLanguageOf } from '../../features/organization/present.ts';
import { hoursOf } from '../../features/organization/read/business-hours.ts';
import { findLanguage } from '../../features/tickets/read/customer-language.ts';
import type { TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import { missSentence } from '../../missing-sentences.ts';
import { readOwnWords } from '../store/mail-texts.ts';
import { type MailSays, mailSays } from './mail-words.ts';

interface Speaking {
  org: Org;
  organization: OrganizationRow;
  /** Whether an admin has confirmed their address. */
  isConfirmed: boolean;
}

/** Returns the current texts of an email about a ticket. */
export async function saysOf(
  { org, organization, isConfirmed }: Speaking,
  kind: MailTextKind,
  about: ReplyAbout,
  agent: string | null = null,
): Promise<MailSays> {
  // Otherwise anyone who signs up could send any text to addresses that they enter into their own form.
  const own = isConfirmed ? await ownWords(org, kind, organization, about.customerEmail) : null;
  return mailSays(kind, own, {
    ...factsOf(organization, about),
    'agent.name': agent,
    'agent.firstName': firstNameOf(agent),
  });
}

/** Returns the organization's custom texts, in the recipient's language or else its own; null for the built-in ones. */
async function ownWords(
  org: Org,
  kind: MailTextKind,
  organization: OrganizationRow,
  email: string | null | undefined,
) {
  const words = await readOwnWords(org, kind);
  const known =
    words.size > 0 && email ? ((await findLanguage(org, email))?.language ?? null) : null;
  const usual = mailLanguageOf(organization);
  const language = mailLanguageFor([...words.keys()], known, usual);
  const own = words.get(language);
  const [wanted, said] = [known ?? usual, own ? language : builtInLanguage].map(baseOf);
  if (wanted !== said) missSentence(`${wanted}`);
  return own ? { language, words: own } : null;
}

const baseOf = (language: string) => language.split('-')[0];

const factsOf = (organization: OrganizationRow, about: ReplyAbout) =>
  replyFacts(about, {
    agent: { firstName: null, lastName: null },
    organization: { name: organization.name },
    hours: { businessHours: hoursOf(organization), timezone: organization.timezone },
  });

/** The facts about an unproved requester: only those known from an account. */
export const unproved = (ticket: TicketWithPeople): ReplyAbout => ({
  customer: { firstName: ticket.customer_first_name, lastName: ticket.customer_last_name },
  customerEmail: ticket.customer_email,
  ticketNumber: ticket.number,
});
