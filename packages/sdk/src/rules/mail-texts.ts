import type { Schema } from '../contract/operations.ts';
import {
  filledWith,
  type ReplyFacts,
  type ReplyVariable,
  replyParts,
  replyTextRefusal,
} from './reply-variables.ts';

export type MailTextKind = Schema<'MailTextKind'>;
export type MailTextPart = Schema<'MailTextPart'>;

/** Words of a mail by its parts. */
export type MailWords = { readonly [Part in MailTextPart]?: string | undefined };

interface MailText {
  label: string;
  hint: string;
  /** Whether it may go to an address that nobody has confirmed, so that nothing of a visitor may be in it. */
  isForAnybody: boolean;
  /** Whether it is about no ticket, so that there is no number to fill in. */
  hasNoTicket?: true;
  /** The parts that it has a place for, with the built-in words. */
  words: MailWords;
}

const lookup =
  'To read the conversation at any time, enter this email address and the number {ticket.number} at';

const linkNote =
  'The link is meant for you alone: whoever has it can read your request. It works until a day passes without a visit.';

/** The mails to customers, with their built-in words. */
export const mailTexts: Record<MailTextKind, MailText> = {
  request_received: {
    label: 'Request received',
    hint: 'Confirms a request that came by a form, the chat or email.',
    isForAnybody: true,
    words: {
      subject: 'We received your request [{ticket.number}]',
      heading: 'Your request has arrived',
      opening:
        'Thank you for writing to {organization.name}.\n\nThe number of your request is {ticket.number}. We will answer you at this email address.',
      button: 'See your request or add to it',
      closing:
        'The page asks for this email address and the number {ticket.number}.\n\nYou did not write to {organization.name}? Then somebody entered your address by mistake, and there is nothing to do.',
      ownWords: 'You wrote',
    },
  },
  reply: {
    label: 'Reply',
    hint: 'Brings a reply of your team to the requester.',
    isForAnybody: false,
    words: {
      subject: 'Re: {ticket.subject} [{ticket.number}]',
      opening:
        '{agent.name|Support Agent} of {organization.name} answered your request {ticket.number}:',
      largeFiles: 'These files are too large for an email. The links work for 30 days:',
      answering: 'Just answer this email to reply.',
      button: 'Read the conversation and reply',
      linkNote,
      lookup,
      closing: '',
    },
  },
  reply_copied: {
    label: 'Reply to people in Cc',
    hint: 'Brings a reply of your team to those in Cc.',
    isForAnybody: false,
    words: {
      subject: 'Re: {ticket.subject} [{ticket.number}]',
      opening:
        '{agent.name|Support Agent} of {organization.name} answered the request {ticket.number}:',
      largeFiles: 'These files are too large for an email. The links work for 30 days:',
      answering: 'Just answer this email to reply.',
      closing: 'You get this because you are in Cc of the request.',
    },
  },
  request_resolved: {
    label: 'Request resolved',
    hint: 'Says that a request is resolved, unless a reply was just sent.',
    isForAnybody: false,
    words: {
      subject: 'Resolved: {ticket.subject} [{ticket.number}]',
      heading: 'Your request is resolved',
      opening:
        '{organization.name} has marked your request {ticket.number} as resolved: {ticket.subject}',
      answering: 'Is something missing? Just answer this email, and we go on.',
      button: 'Read the conversation and reply',
      linkNote,
      lookup,
      closing: '',
    },
  },
  ticket_link: {
    label: 'Link to a request',
    hint: 'Opens a request that was looked up by its number.',
    isForAnybody: true,
    words: {
      subject: 'Your request [{ticket.number}]',
      heading: 'Open your request',
      opening: 'Somebody, probably you, wants to see your request {ticket.number}.',
      button: 'Read the conversation and reply',
      linkNote,
      closing: 'It was not you? Then there is nothing to do: nobody else has got this link.',
    },
  },
  chat_transcript: {
    label: 'Chat by email',
    hint: 'Brings what was said in a chat to its visitor, who asked for it or your team sent it.',
    isForAnybody: true,
    hasNoTicket: true,
    words: {
      subject: 'Your chat with {organization.name}',
      heading: 'Your chat',
      opening: 'This is what was said in your chat with {organization.name}.',
      closing:
        'You did not chat with {organization.name}? Then somebody gave your address by mistake, and there is nothing to do.',
    },
  },
};

/** Each part by its name for people, in the order of a mail. */
export const mailTextParts: Record<MailTextPart, { label: string; isLong: boolean; max: number }> =
  {
    subject: { label: 'Subject', isLong: false, max: 150 },
    heading: { label: 'Heading', isLong: false, max: 150 },
    opening: { label: 'Opening', isLong: true, max: 1_000 },
    largeFiles: { label: 'Before links to large files', isLong: true, max: 300 },
    answering: { label: 'How to answer', isLong: true, max: 300 },
    button: { label: 'Button', isLong: false, max: 60 },
    linkNote: { label: 'About the link', isLong: true, max: 500 },
    lookup: { label: 'Before the address of the page', isLong: true, max: 300 },
    closing: { label: 'Closing', isLong: true, max: 1_000 },
    ownWords: { label: 'Above their own words', isLong: false, max: 150 },
  };

export const partsOf = (kind: MailTextKind): MailTextPart[] =>
  (Object.keys(mailTextParts) as MailTextPart[]).filter(
    (part) => mailTexts[kind].words[part] !== undefined,
  );

const alwaysKnown: readonly string[] = [
  'customer.email',
  'ticket.number',
  'ticket.subject',
  'organization.name',
] satisfies ReplyVariable[];

/** What is wrong with the words of a part; null when nothing is. */
export function mailTextRefusal(kind: MailTextKind, text: string): string | null {
  const parts = replyParts(text);
  if (parts.some((part) => part.kind === 'question')) {
    return 'An email cannot ask a question: nobody answers it when it is sent';
  }
  const unknown = replyTextRefusal(text);
  if (unknown) return unknown;
  for (const part of parts) {
    if (part.kind !== 'variable') continue;
    const { name, fallback } = part;
    if (mailTexts[kind].isForAnybody && name === 'ticket.subject') {
      return 'This email may go to somebody who wrote nothing: it cannot have {ticket.subject}, which anybody may have written';
    }
    const isKnown =
      alwaysKnown.includes(name) && !(mailTexts[kind].hasNoTicket && name.startsWith('ticket.'));
    if (fallback === null && !isKnown) {
      return `Nobody fills in {${name}} when it is not known: say what stands there then, such as {${name}|${fallbackFor(name)}}`;
    }
  }
  return null;
}

function fallbackFor(name: string): string {
  if (name.startsWith('customer.')) return 'there';
  return name.startsWith('agent.') ? 'our team' : 'on weekdays';
}

/** The words of a part with its variables filled in. */
export const fillMailText = (text: string, facts: ReplyFacts): string =>
  filledWith(text, facts, () => '').trim();
