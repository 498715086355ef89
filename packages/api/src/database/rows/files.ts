import { json, number, type RowOf, table, text, userId } from '../table.ts';

/** A file of a message; its bytes lie in the storage by their hash. */
export const messageFiles = table('message_files', {
  organization_id: text(),
  id: text(),
  sha256: text(),
  size: number(),
  type: text(),
  name: text(),
  uploaded_by: userId().null(),
  /** Whose it is until a message names it, if a visitor uploaded it: a chat, a ticket and an address, or a form. */
  visitor: text().null(),
  created_at: text(),
  /** The message or the reply that waits, which have one id; of a description, the ticket; null until one names it. */
  message_id: text().null(),
  /** Its place among the files of the message. */
  position: number(),
  /** That of its bytes. */
  verdict: text<Verdict>().null(),
  threat: text().null(),
});
export type MessageFileRow = RowOf<typeof messageFiles>;

/** Of a virus scanner. */
export type Verdict = 'pending' | 'clean' | 'infected';

/** The bytes of a hash: a file names them only as long as this row is there and nobody removes them. */
export const storedFiles = table('stored_files', {
  organization_id: text(),
  sha256: text(),
  size: number(),
  /** When somebody last was about to store or to name them: for an hour, nobody removes them. */
  claimed_at: text().notExported('only work of a server'),
  /** Since when they are being removed. */
  removing_at: text().null().notExported('only work of a server'),
  /** Null: no scanner was set. */
  verdict: text<Verdict>().null(),
  /** What the scanner calls it that it has found. */
  threat: text().null(),
}).inDirectory();
export type StoredFileRow = RowOf<typeof storedFiles>;

/** A file that comes in pieces, which lie where unfinished files lie. */
export const resumableUploads = table('resumable_uploads', {
  organization_id: text(),
  /** The file will have it as well. */
  id: text(),
  name: text(),
  size: number(),
  /** How much of it the pieces have. */
  received: number(),
  /** Their names, in order. */
  pieces: json(),
  uploaded_by: text().null(),
  /** As files have it. */
  visitor: text().null(),
  /** What a form says of the files that it takes; null for what is no answer to a form. */
  rules: json().null(),
  created_at: text(),
}).notExported('uploads that are not whole yet');
export type ResumableUploadRow = RowOf<typeof resumableUploads>;

/** A file of a visitor from the moment they announce it until a message names it. */
export const unsentUploads = table('unsent_uploads', {
  organization_id: text(),
  /** That of the upload and of the file. */
  id: text(),
  /** A hash of the network it came from. */
  network: text(),
  size: number(),
  created_at: text(),
})
  .inDirectory()
  .notExported('how much visitors have uploaded and not sent, for an hour');
export type UnsentUploadRow = RowOf<typeof unsentUploads>;

/** What a message has beside its text: how it is formatted, and of a mail what the domain of its sender says. */
export const messageHtml = table('message_html', {
  organization_id: text(),
  /** As files have it: the message or the reply that waits; of a description, the ticket. */
  message_id: text(),
  /** Sanitized; null where it is only text. */
  html: text().null(),
  /** What was folded away of a mail, sanitized; null for nothing. */
  folded: text().null(),
  /** What it was written as, if that was Markdown. */
  markdown: text().null(),
  /** Of a mail, what SPF, DKIM and DMARC said of its sender. */
  sender_check: json().null(),
  /** Of the mail that opened a ticket, whom it names; null for any other. */
  mail_people: json().null(),
  /** Of a long mail, the plain text that the message has no room for; null for none. */
  rest: text().null(),
});
export type MessageHtmlRow = RowOf<typeof messageHtml>;
