import { dateOnly } from '@helpdesk/sdk/rules/dates';
import type { Role } from '@helpdesk/sdk/rules/roles';
import { oneLine } from './address.ts';
import { heading, link, paragraph, small, words } from './blocks.ts';
import type { MailBrand } from './brand.ts';
import { type Content, content } from './content.ts';

export interface RequestReceived {
  organization: MailBrand;
  ticketNumber: string;
  lookupUrl: string;
}

/** Sent to an address that a stranger may have entered, so it contains nothing of their text. */
export function requestReceived({ organization, ticketNumber, lookupUrl }: RequestReceived) {
  const { name } = organization;
  const preview = `Its number is ${ticketNumber}. We will answer you at this email address.`;
  return content(organization, `We received your request [${ticketNumber}]`, preview, [
    heading('Your request has arrived'),
    paragraph(`Thank you for writing to ${name}.`),
    paragraph(
      `The number of your request is ${ticketNumber}. We will answer you at this email address.`,
    ),
    link('See your request or add to it', lookupUrl),
    small(`The page asks for this email address and the number ${ticketNumber}.`),
    small(
      `You did not write to ${name}? Then somebody entered your address by mistake, and there is nothing to do.`,
    ),
  ]);
}

export interface StaffReplied {
  organization: MailBrand;
  ticketNumber: string;
  ticketSubject: string;
  agent: string | null;
  message: string;
  /** A link with the access token of the ticket; null where others may read the mail. */
  ticketUrl: string | null;
  lookupUrl: string;
  /** Whether a reply to the mail itself reaches the ticket. */
  isAnsweredByMail: boolean;
}

/** The reply of an agent, for the requester. */
export function staffReplied(facts: StaffReplied): Content {
  const { organization, ticketNumber, ticketUrl, lookupUrl, isAnsweredByMail } = facts;
  const agent = oneLine(facts.agent ?? '') || 'Support Agent';
  const subject = `Re: ${oneLine(facts.ticketSubject)} [${ticketNumber}]`;
  return content(organization, subject, oneLine(facts.message, 120), [
    paragraph(`${agent} of ${organization.name} answered your request ${ticketNumber}:`),
    words(facts.message),
    ...(isAnsweredByMail ? [paragraph(answering(ticketUrl !== null))] : []),
    ...(ticketUrl
      ? [
          link('Read the conversation and reply', ticketUrl),
          small(
            'The link is meant for you alone: whoever has it can read your request. It works until a day passes without a visit.',
          ),
          small(
            `After that, enter this email address and the number ${ticketNumber} at ${lookupUrl}`,
          ),
        ]
      : [
          small(
            `To read the conversation, enter this email address and the number ${ticketNumber} at ${lookupUrl}`,
          ),
        ]),
  ]);
}

const answering = (hasLink: boolean) =>
  hasLink
    ? 'Just answer this email to reply, or use this link.'
    : 'Just answer this email to reply.';

/** The reply of an agent, for somebody in Cc: with nothing that opens the ticket. */
export function replyCopied(facts: Omit<StaffReplied, 'ticketUrl' | 'lookupUrl'>): Content {
  const { organization, ticketNumber } = facts;
  const agent = oneLine(facts.agent ?? '') || 'Support Agent';
  const subject = `Re: ${oneLine(facts.ticketSubject)} [${ticketNumber}]`;
  return content(organization, subject, oneLine(facts.message, 120), [
    paragraph(`${agent} of ${organization.name} answered the request ${ticketNumber}:`),
    words(facts.message),
    ...(facts.isAnsweredByMail ? [paragraph(answering(false))] : []),
    small('You get this because you are in Cc of the request.'),
  ]);
}

export interface TicketOpened {
  organization: MailBrand;
  ticketNumber: string;
  ticketUrl: string;
}

/** A link to a ticket that was looked up by its number; contains nothing that a stranger could have entered. */
export function ticketOpened({ organization, ticketNumber, ticketUrl }: TicketOpened): Content {
  const preview = `The link opens your request ${ticketNumber}.`;
  return content(organization, `Your request [${ticketNumber}]`, preview, [
    heading('Open your request'),
    paragraph(`Somebody, probably you, wants to see your request ${ticketNumber}.`),
    link('Read the conversation and reply', ticketUrl),
    small(
      'The link is meant for you alone: whoever has it can read your request. It works until a day passes without a visit.',
    ),
    small('It was not you? Then there is nothing to do: nobody else has got this link.'),
  ]);
}

export interface Invited {
  organization: MailBrand;
  inviter: string | null;
  role: Role;
  message: string | null;
  url: string;
  /** When the link expires, as stored. */
  expiresAt: string;
}

const roles: Record<Role, string> = {
  admin: 'an administrator: with full access to all features and settings',
  agent: 'an agent: to manage tickets and respond to customers',
  customer: 'a customer: to write tickets and follow them',
};

/** Invites a person to an organization. */
export function invited({ organization, role, message, url, expiresAt, ...facts }: Invited) {
  const { name } = organization;
  const inviter = oneLine(facts.inviter ?? '', 80);
  const invites = inviter ? `${inviter} invites you` : 'You are invited';
  const until = `The link works once, until ${dateOnly(expiresAt, 'UTC')}.`;
  return content(organization, `${invites} to join ${name}`, until, [
    heading(`Join ${name}`),
    paragraph(`${invites} to join ${name} as ${roles[role]}.`),
    ...(message ? [paragraph(inviter ? `${inviter} writes:` : 'A word with it:')] : []),
    ...(message ? [words(message)] : []),
    link('Accept the invitation', url),
    small(until),
    small('You do not know what this is about? Then delete it: nothing happens without you.'),
  ]);
}

export interface PasswordForgotten {
  organization: MailBrand;
  url: string;
}

/** A link to set a new password. */
export function passwordForgotten({ organization, url }: PasswordForgotten) {
  const preview = 'The link works once, within an hour.';
  return content(organization, 'Set a new password', preview, [
    heading('Set a new password'),
    paragraph('Somebody, probably you, asked for a new password for the account of this address.'),
    link('Set a new password', url),
    small('The link works once, within an hour. Afterwards you are signed out everywhere.'),
    small('It was not you? Then there is nothing to do: your password stays as it is.'),
  ]);
}
