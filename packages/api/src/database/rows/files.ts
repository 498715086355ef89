import type { Json, Text } from './columns.ts';

/** A file of a message; its bytes lie in the storage by their hash. */
export interface MessageFileRow {
  organization_id: Text;
  id: Text;
  sha256: Text;
  size: number;
  type: Text;
  name: Text;
  uploaded_by: Text | null;
  /** Whose it is until a message names it, if a visitor uploaded it: a chat, a ticket and an address, or a form. */
  visitor: Text | null;
  created_at: Text;
  /** The message or the reply that waits, which have one id; of a description, the ticket; null until one names it. */
  message_id: Text | null;
  /** Its place among the files of the message. */
  position: number;
  /** That of its bytes. */
  verdict: Verdict | null;
  threat: Text | null;
}

/** Of a virus scanner. */
export type Verdict = 'pending' | 'clean' | 'infected';

/** The bytes of a hash: a file names them only as long as this row is there and nobody removes them. */
export interface StoredFileRow {
  organization_id: Text;
  sha256: Text;
  size: number;
  /** When somebody last was about to store or to name them: for an hour, nobody removes them. */
  claimed_at: Text;
  /** Since when they are being removed. */
  removing_at: Text | null;
  /** Null: no scanner was set. */
  verdict: Verdict | null;
  /** What the scanner calls it that it has found. */
  threat: Text | null;
}

/** A file that comes in pieces, which lie where unfinished files lie. */
export interface ResumableUploadRow {
  organization_id: Text;
  /** The file will have it as well. */
  id: Text;
  name: Text;
  size: number;
  /** How much of it the pieces have. */
  received: number;
  /** Their names, in order. */
  pieces: Json;
  uploaded_by: Text | null;
  /** As files have it. */
  visitor: Text | null;
  /** What a form says of the files that it takes; null for what is no answer to a form. */
  rules: Json | null;
  created_at: Text;
}

/** A file of a visitor from the moment they announce it until a message names it. */
export interface UnsentUploadRow {
  organization_id: Text;
  /** That of the upload and of the file. */
  id: Text;
  /** A hash of the network it came from. */
  network: Text;
  size: number;
  created_at: Text;
}

/** What a message has beside its text: how it is formatted, and of a mail what the domain of its sender says. */
export interface MessageHtmlRow {
  organization_id: Text;
  /** As files have it: the message or the reply that waits; of a description, the ticket. */
  message_id: Text;
  /** Sanitized; null where it is only text. */
  html: Text | null;
  /** What was folded away of a mail, sanitized; null for nothing. */
  folded: Text | null;
  /** What it was written as, if that was Markdown. */
  markdown: Text | null;
  /** Of a mail, what SPF, DKIM and DMARC said of its sender. */
  sender_check: Json | null;
  /** Of the mail that opened a ticket, whom it names; null for any other. */
  mail_people: Json | null;
}
