import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { Html } from '../../http/pages/html.ts';
import {
  type Block,
  type Earlier,
  earlier,
  heading,
  item,
  link,
  paragraph,
  signature,
  small,
  words,
} from '../layout/blocks.ts';
import type { MailBrand } from '../layout/brand.ts';
import { type Content, content } from '../layout/content.ts';
import type { LinkedFile } from '../layout/reply-files.ts';
import { oneLine } from '../sending/address.ts';
import { type MailSays, smallPrint } from '../texts/mail-words.ts';

/** An email to a customer, with texts that the organization may have customized. */
interface Said {
  organization: MailBrand;
  says: MailSays;
}

interface LinksToTicket extends Said {
  /** A link with the access token of the ticket; null if other people may read the email. */
  ticketUrl: string | null;
  lookupUrl: string;
  /** Whether a reply to the email itself reaches the ticket. */
  isAnsweredByMail: boolean;
}

export interface RequestReceived extends Said {
  /** A link with the access token of the ticket: only the owner of the address gets it. */
  ticketUrl: string;
  /** The customer's own request, if they are proved to be its author; else null. */
  written?: string | null;
}

/** Sent to an address that a stranger may have entered: then it contains no text of theirs. */
export const requestReceived = ({
  organization,
  says,
  ticketUrl,
  written = null,
}: RequestReceived): Content =>
  saying({ organization, says }, says.line('opening'), [
    ...says.paragraphs('heading', heading),
    ...says.paragraphs('opening'),
    link(says.line('button'), ticketUrl),
    ...smallPrint(says, 'closing'),
    ...ownWords(says, written),
  ]);

function ownWords(says: MailSays, written: string | null): Block[] {
  const about = says.line('ownWords').replace(/[\s:]+$/, '');
  return about && written?.trim() ? [earlier([{ about, text: written }])] : [];
}

export interface StaffReplied extends LinksToTicket {
  message: string;
  /** The formatted message, ready for an email; null for a plain text. */
  html?: Html | null;
  /** The signature below the message; null for none. */
  signature: string | null;
  /** The message's files that are too large to attach. */
  linked?: readonly LinkedFile[];
  /** Earlier messages of the ticket. */
  before?: readonly Earlier[];
}

/** An agent's reply, for the requester. */
export const staffReplied = (facts: StaffReplied): Content =>
  saying(facts, oneLine(facts.message, 120), [
    ...facts.says.paragraphs('opening'),
    ...replied(facts),
    ...answering(facts),
    ...linksToTicket(facts),
    ...smallPrint(facts.says, 'closing'),
    ...(facts.before?.length ? [earlier(facts.before)] : []),
  ]);

/** An agent's reply, for a person in Cc: without a link that opens the ticket. */
export const replyCopied = (
  facts: Omit<StaffReplied, 'ticketUrl' | 'lookupUrl' | 'before'>,
): Content =>
  saying(facts, oneLine(facts.message, 120), [
    ...facts.says.paragraphs('opening'),
    ...replied(facts),
    ...answering(facts),
    ...smallPrint(facts.says, 'closing'),
  ]);

const replied = ({
  message,
  html,
  signature: signed,
  linked,
  says,
}: Pick<StaffReplied, 'message' | 'html' | 'signature' | 'linked' | 'says'>): Block[] => [
  words(message, html),
  ...(signed ? [signature(signed)] : []),
  ...linkedFiles(says, linked),
];

const linkedFiles = (says: MailSays, files: readonly LinkedFile[] = []) =>
  files.length === 0
    ? []
    : [
        ...says.paragraphs('largeFiles'),
        ...files.map(({ name, size, url }) => item(oneLine(name), fileSize(size), url)),
      ];

/** The email to the requester of a resolved ticket. */
export const requestResolved = (facts: LinksToTicket): Content =>
  saying(facts, facts.says.line('opening'), [
    ...facts.says.paragraphs('heading', heading),
    ...facts.says.paragraphs('opening'),
    ...answering(facts),
    ...linksToTicket(facts),
    ...smallPrint(facts.says, 'closing'),
  ]);

const answering = ({ says, isAnsweredByMail }: Pick<LinksToTicket, 'says' | 'isAnsweredByMail'>) =>
  isAnsweredByMail ? says.paragraphs('answering') : [];

function linksToTicket({ says, ticketUrl, lookupUrl }: LinksToTicket): Block[] {
  const lookup = says.line('lookup');
  return [
    ...(ticketUrl ? [link(says.line('button'), ticketUrl), ...smallPrint(says, 'linkNote')] : []),
    ...(lookup ? [small(`${lookup} ${lookupUrl}`)] : []),
  ];
}

export interface ChatMailData extends Said {
  said: readonly ChatEntry[];
}

/** A message in a chat. */
export interface ChatEntry {
  /** The author and the time. */
  about: string;
  text: string;
}

/** The transcript of a chat, for its visitor: as plain text, so no one can add links that look like the team's. */
export const chatTold = ({ organization, says, said }: ChatMailData): Content =>
  saying({ organization, says }, says.line('opening'), [
    ...says.paragraphs('heading', heading),
    ...says.paragraphs('opening'),
    ...said.flatMap(({ about, text }) => [small(about), words(text)]),
    ...smallPrint(says, 'closing'),
  ]);

export interface ChatAnswered extends Said {
  said: readonly (ChatEntry & { html: Html | null })[];
  linked: readonly LinkedFile[];
  isAnsweredByMail: boolean;
}

/** The agents' messages in a chat since its visitor left; nothing that the visitor wrote. */
export const chatAnswered = (facts: ChatAnswered): Content =>
  saying(facts, oneLine(facts.said.at(-1)?.text ?? '', 120), [
    ...facts.says.paragraphs('opening'),
    ...facts.said.flatMap(({ about, text, html }) => [small(about), words(text, html)]),
    ...linkedFiles(facts.says, facts.linked),
    ...answering(facts),
    ...smallPrint(facts.says, 'closing'),
  ]);

export interface TicketOpened extends Said {
  ticketUrl: string;
  /** Other tickets of the same person, labeled with their numbers. */
  others?: readonly { label: string; url: string }[];
}

/** A link to a ticket that was looked up by its number; contains nothing that a stranger could have entered. */
export const ticketOpened = ({
  organization,
  says,
  ticketUrl,
  others = [],
}: TicketOpened): Content =>
  saying({ organization, says }, says.line('opening'), [
    ...says.paragraphs('heading', heading),
    ...says.paragraphs('opening'),
    link(says.line('button'), ticketUrl),
    ...others.map(({ label, url }) => link(label, url)),
    ...smallPrint(says, 'linkNote'),
    ...smallPrint(says, 'closing'),
  ]);

const saying = ({ organization, says }: Said, preview: string, blocks: Block[]): Content =>
  content({ ...organization, language: says.language }, says.line('subject'), preview, blocks);

export interface Invited {
  organization: MailBrand;
  inviter: string | null;
  /** Null for a custom role. */
  role: Role | null;
  message: string | null;
  url: string;
  /** When the link expires, as stored. */
  expiresAt: string;
}

const roles: Record<Role, string> = {
  admin: 'an administrator, with full access to all features and settings',
  agent: 'an agent, to manage tickets and respond to customers',
  customer: 'a customer, to create tickets and follow them',
};

/** Invites a person to an organization. */
export function invited({ organization, role, message, url, expiresAt, ...facts }: Invited) {
  const { name } = organization;
  const inviter = oneLine(facts.inviter ?? '', 80);
  const invites = inviter ? `${inviter} invited you` : "You're invited";
  const until = `The link works once and expires on ${dateOnly(expiresAt, 'UTC')}.`;
  return content(organization, `${invites} to join ${name}`, until, [
    heading(`Join ${name}`),
    paragraph(
      role ? `${invites} to join ${name} as ${roles[role]}.` : `${invites} to join ${name}.`,
    ),
    ...(message ? [paragraph(inviter ? `Message from ${inviter}:` : 'Message:')] : []),
    ...(message ? [words(message)] : []),
    link('Accept invitation', url),
    small(until),
    small("Don't recognize this invitation? You can ignore this email."),
  ]);
}

export interface PasswordForgotten {
  organization: MailBrand;
  url: string;
}

/** A link to set a new password. */
export function passwordForgotten({ organization, url }: PasswordForgotten) {
  const preview = 'The link works once and expires in one hour.';
  return content(organization, 'Set a new password', preview, [
    heading('Set a new password'),
    paragraph('We received a request to reset the password of your account.'),
    link('Set a new password', url),
    small('The link works once and expires in one hour. A new password signs you out everywhere.'),
    small("Didn't request this? You can ignore this email. Your password won't change."),
  ]);
}
