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

/** The texts of an email template, by part. */
export type MailWords = { readonly [Part in MailTextPart]?: string | undefined };

interface MailText {
  label: string;
  hint: string;
  /** Whether it may go to an unverified address; if so, it must not contain text from a visitor. */
  isForAnybody: boolean;
  /** Whether it isn't about a ticket, so there is no ticket number to fill in. */
  hasNoTicket?: true;
  /** Its parts, with the built-in texts. */
  words: MailWords;
}

const lookup =
  'To view the conversation at any time, enter this email address and the number {ticket.number} at';

const linkNote =
  'This link is private: anyone who has it can read your request. It works for 30 days.';

/** The emails to customers, with their built-in texts. */
export const mailTexts: Record<MailTextKind, MailText> = {
  request_received: {
    label: 'Request received',
    hint: 'Confirms a request from a form, chat or email.',
    isForAnybody: true,
    words: {
      subject: 'We received your request [{ticket.number}]',
      heading: 'We received your request',
      opening:
        "Thanks for contacting {organization.name}.\n\nYour request number is {ticket.number}. We'll reply to this email address.",
      button: 'View your request',
      closing:
        "This link is private and works for 30 days.\n\nDidn't contact {organization.name}? You can ignore this email.",
      ownWords: 'You wrote',
    },
  },
  reply: {
    label: 'Reply',
    hint: "Sends your team's reply to the requester.",
    isForAnybody: false,
    words: {
      subject: 'Re: {ticket.subject} [{ticket.number}]',
      opening:
        '{agent.name|Support Agent} from {organization.name} replied to your request {ticket.number}:',
      largeFiles: 'These files are too large to attach. Download them within 30 days:',
      answering: 'To respond, just reply to this email.',
      button: 'View conversation',
      linkNote,
      lookup,
      closing: '',
    },
  },
  reply_copied: {
    label: 'Reply to Cc recipients',
    hint: "Sends your team's reply to Cc recipients.",
    isForAnybody: false,
    words: {
      subject: 'Re: {ticket.subject} [{ticket.number}]',
      opening:
        '{agent.name|Support Agent} from {organization.name} replied to the request {ticket.number}:',
      largeFiles: 'These files are too large to attach. Download them within 30 days:',
      answering: 'To respond, just reply to this email.',
      closing: "You're receiving this email because you're in Cc.",
    },
  },
  outbound: {
    label: 'New conversation',
    hint: 'Sends the first message of a ticket that your team opens.',
    isForAnybody: false,
    words: {
      subject: '{ticket.subject} [{ticket.number}]',
      opening: '{agent.name|Support Agent} from {organization.name} wrote:',
      largeFiles: 'These files are too large to attach. Download them within 30 days:',
      answering: 'To respond, just reply to this email.',
      button: 'View conversation',
      linkNote:
        'This link is private: anyone who has it can read this conversation. It works for 30 days.',
      lookup,
      closing: '',
    },
  },
  request_resolved: {
    label: 'Request resolved',
    hint: 'Tells the requester about the resolution, unless a reply was just sent.',
    isForAnybody: false,
    words: {
      subject: 'Resolved: {ticket.subject} [{ticket.number}]',
      heading: 'Your request is resolved',
      opening:
        '{organization.name} marked your request {ticket.number} as resolved: {ticket.subject}',
      answering: 'Need more help? Just reply to this email.',
      button: 'View conversation',
      linkNote,
      lookup,
      closing: '',
    },
  },
  ticket_link: {
    label: 'Link to a request',
    hint: 'Sends a link to a request that was looked up by number.',
    isForAnybody: true,
    words: {
      subject: 'Your request [{ticket.number}]',
      heading: 'Open your request',
      opening: "Here's the link to your request {ticket.number}.",
      button: 'View conversation',
      linkNote,
      closing: "Didn't ask for this link? You can ignore this email.",
    },
  },
  chat_transcript: {
    label: 'Chat transcript',
    hint: 'Sends visitors a copy of their chat when they or your team ask for it.',
    isForAnybody: true,
    hasNoTicket: true,
    words: {
      subject: 'Your chat with {organization.name}',
      heading: 'Your chat transcript',
      opening: "Here's a copy of your chat with {organization.name}.",
      closing: "Didn't chat with {organization.name}? You can ignore this email.",
    },
  },
  chat_answers: {
    label: 'Unread chat messages',
    hint: 'Sends what your team wrote in a chat after the visitor left.',
    isForAnybody: false,
    hasNoTicket: true,
    words: {
      subject: 'Re: Your chat with {organization.name}',
      opening:
        '{agent.name|Support Agent} from {organization.name} wrote to you after you left the chat:',
      largeFiles: 'These files are too large to attach. Download them within 30 days:',
      answering: 'To respond, just reply to this email.',
      closing: "Didn't chat with {organization.name}? You can ignore this email.",
    },
  },
};

/** The parts with their labels and limits, in the order of an email. */
export const mailTextParts: Record<MailTextPart, { label: string; isLong: boolean; max: number }> =
  {
    subject: { label: 'Subject', isLong: false, max: 150 },
    heading: { label: 'Heading', isLong: false, max: 150 },
    opening: { label: 'Opening', isLong: true, max: 1_000 },
    largeFiles: { label: 'Intro to large files', isLong: true, max: 300 },
    answering: { label: 'How to reply', isLong: true, max: 300 },
    button: { label: 'Button', isLong: false, max: 60 },
    linkNote: { label: 'Link note', isLong: true, max: 500 },
    lookup: { label: 'Intro to the lookup page', isLong: true, max: 300 },
    closing: { label: 'Closing', isLong: true, max: 1_000 },
    ownWords: { label: 'Intro above the quoted message', isLong: false, max: 150 },
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

/** Returns what is wrong with the text of a part; null if nothing is. */
export function mailTextRefusal(kind: MailTextKind, text: string): string | null {
  const parts = replyParts(text);
  if (parts.some((part) => part.kind === 'question')) {
    return "An email can't ask the agent a question. Remove it.";
  }
  const unknown = replyTextRefusal(text);
  if (unknown) return unknown;
  for (const part of parts) {
    if (part.kind !== 'variable') continue;
    const { name, fallback } = part;
    if (mailTexts[kind].isForAnybody && name === 'ticket.subject') {
      return "This email can't include {ticket.subject}: it may go to an unverified address";
    }
    const isKnown =
      alwaysKnown.includes(name) && !(mailTexts[kind].hasNoTicket && name.startsWith('ticket.'));
    if (fallback === null && !isKnown) {
      return `{${name}} may be empty. Add a fallback, such as {${name}|${fallbackFor(name)}}`;
    }
  }
  return null;
}

function fallbackFor(name: string): string {
  if (name.startsWith('customer.')) return 'there';
  return name.startsWith('agent.') ? 'our team' : 'on weekdays';
}

/** Returns the text of a part with its variables filled in. */
export const fillMailText = (text: string, facts: ReplyFacts): string =>
  filledWith(text, facts, () => '').trim();
