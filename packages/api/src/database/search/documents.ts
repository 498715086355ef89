import { folded } from '@helpdesk/sdk/rules/folded';
import {
  beginningsOf,
  differentWordsOf,
  isShortBeginning,
  joinedWordsOf,
  piecesOf,
  signsOf,
  wordsOf,
} from './words.ts';

/**
 * The field of a ticket that a word is in, as the first letter of its token:
 * number, subject or customer (h), customer only (p), anything that the customer may read (b),
 * internal notes (n). Also: trigrams (t) and special characters (s) of the heading, and the ticket's owner (u).
 */
export type Zone = 'h' | 'p' | 'b' | 'n' | 't' | 's' | 'u';

/** An indexed document with its search texts. */
export interface SearchDocument {
  kind: 'ticket_heading' | 'ticket';
  targetId: string;
  /** The text for substring searches. */
  text: string | null;
  tokens: ReadonlySet<string>;
}

export interface SearchableTicket {
  id: string;
  number: string;
  subject: string;
  description: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_user_id: string | null;
}

export interface SearchableMessage {
  body: string;
  visibility: string;
}

/** The maximum characters and tokens that are indexed of one conversation; the newest are kept. */
export const maxText = 100_000;
const maxTokens = 10_000;
const lastOfRest = 30_000;

/** A ticket has two documents: its heading, which never changes, and all its messages. */
export const ticketDocuments = (
  ticket: SearchableTicket,
  messages: readonly SearchableMessage[],
): [SearchDocument, SearchDocument] => [
  headingDocument(ticket),
  conversationDocument(ticket, messages),
];

/** Includes the numbers of the tickets that were merged into it. */
export const headingDocument = (
  ticket: SearchableTicket,
  merged: readonly string[] = [],
): SearchDocument => ({
  kind: 'ticket_heading',
  targetId: ticket.id,
  ...heading(ticket, ownerOf(ticket), merged),
});

export const conversationDocument = (
  ticket: SearchableTicket,
  messages: readonly SearchableMessage[],
  merged: readonly string[] = [],
  rests: readonly string[] = [],
): SearchDocument => ({
  kind: 'ticket',
  targetId: ticket.id,
  text: null,
  tokens: conversation(ticket, messages, ownerOf(ticket), merged, rests),
});

const ownerOf = ({ customer_user_id: id }: SearchableTicket) => (id ? [ownerToken(id)] : []);

function heading(ticket: SearchableTicket, owner: string[], merged: readonly string[]) {
  const text = [...headingFields(ticket), ...merged].join('\n');
  const tokens = new Set(owner);
  for (const word of headingWords(ticket, merged)) addWord(tokens, 'h', word);
  const person = [ticket.customer_name, ticket.customer_email].join(' ');
  for (const word of [...wordsOf(person), ...joinedWordsOf(person)]) addWord(tokens, 'p', word);
  for (const piece of piecesOf(text)) tokens.add(token('t', piece));
  for (const sign of signsOf(text)) tokens.add(token('s', sign));
  return { text: folded(text), tokens };
}

function conversation(
  ticket: SearchableTicket,
  messages: readonly SearchableMessage[],
  owner: string[],
  merged: readonly string[],
  rests: readonly string[],
) {
  const tokens = new Set(owner);
  for (const word of headingWords(ticket, merged)) addWord(tokens, 'b', word);
  let room = maxText;
  const add = (zone: Zone, text: string) => {
    for (const word of differentWordsOf(text.slice(0, room))) {
      if (tokens.size > maxTokens) return;
      addWord(tokens, zone, word);
    }
    room = Math.max(0, room - text.length);
  };
  add('b', ticket.description);
  for (const { body, visibility } of [...messages].reverse()) {
    add(visibility === 'public' ? 'b' : 'n', body);
  }
  // The interesting part of a long log is at its end.
  for (const rest of rests) add('n', rest.slice(-lastOfRest));
  for (const rest of rests) add('n', rest.slice(0, -lastOfRest));
  return tokens;
}

/** Null values become empty when they are joined. */
const headingFields = (ticket: SearchableTicket) => [
  ticket.number,
  ticket.subject,
  ticket.customer_name,
  ticket.customer_email,
];

/** Includes 42 for TK-2026-000042, because people use the short number. */
function headingWords(ticket: SearchableTicket, merged: readonly string[]): string[] {
  const short = [ticket.number, ...merged].map((number) => /\D0*([1-9]\d*)$/.exec(number)?.[1]);
  const text = [...headingFields(ticket), ...merged].join('\n');
  const words = [...wordsOf(text), ...joinedWordsOf(text)];
  return [...words, ...short.filter((digits) => digits !== undefined)];
}

const token = (zone: Zone, word: string) => zone + word;
const beginning = (zone: Zone, letters: string) => `${zone}·${letters}`;

function addWord(tokens: Set<string>, zone: Zone, word: string) {
  tokens.add(token(zone, word));
  for (const letters of beginningsOf(word)) tokens.add(beginning(zone, letters));
}

/** The search form of a word in a field, whole or as a prefix. */
export const wordForm = (zone: Zone, word: string, isBegun: boolean) =>
  isBegun && isShortBeginning(word)
    ? { token: beginning(zone, word) }
    : { token: token(zone, word), isBegun };

/** The owner of a ticket, as a token of all its documents. */
export const ownerToken = (userId: string) => token('u', wordsOf(userId).join(''));
