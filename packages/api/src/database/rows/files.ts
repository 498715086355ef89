import { json, number, type RowOf, table, text, userId } from '../table.ts';

/** A file of a message. The storage finds its bytes by their hash. */
export const messageFiles = table('message_files', {
  organization_id: text(),
  id: text(),
  sha256: text(),
  size: number(),
  type: text(),
  name: text(),
  uploaded_by: userId().null(),
  /** The owner of a visitor's upload until a message names it: a chat, a ticket and an address, or a form. */
  visitor: text().null(),
  created_at: text(),
  /** The message or scheduled reply, which share an id, or the ticket of a description; null until one of them names it. */
  message_id: text().null(),
  /** Its position among the files of the message. */
  position: number(),
  /** The scanner's verdict about its bytes. */
  verdict: text<Verdict>().null(),
  threat: text().null(),
});
export type MessageFileRow = RowOf<typeof messageFiles>;

/** The verdict of a virus scanner. */
export type Verdict = 'pending' | 'clean' | 'infected';

/** The bytes of a hash. A file may reference them only while this row exists and isn't being removed. */
export const storedFiles = table('stored_files', {
  organization_id: text(),
  sha256: text(),
  size: number(),
  /** When a caller last announced storing or referencing them: they aren't removed for an hour after that. */
  claimed_at: text().notExported('only work of a server'),
  /** Since when they are being removed. */
  removing_at: text().null().notExported('only work of a server'),
  /** Null: no scanner was configured. */
  verdict: text<Verdict>().null(),
  /** The scanner's name for the threat it found. */
  threat: text().null(),
}).inDirectory();
export type StoredFileRow = RowOf<typeof storedFiles>;

/** A resumable upload. Its pieces are stored with the unfinished files. */
export const resumableUploads = table('resumable_uploads', {
  organization_id: text(),
  /** The file gets the same id. */
  id: text(),
  name: text(),
  size: number(),
  /** How many bytes the pieces have. */
  received: number(),
  /** Their names, in order. */
  pieces: json(),
  uploaded_by: text().null(),
  /** As in `message_files`. */
  visitor: text().null(),
  /** The form's rules for its files; null for uploads outside of a form. */
  rules: json().null(),
  created_at: text(),
}).notExported('uploads that are not whole yet');
export type ResumableUploadRow = RowOf<typeof resumableUploads>;

/** A visitor's file, from its announcement until a message names it. */
export const unsentUploads = table('unsent_uploads', {
  organization_id: text(),
  /** The id of the upload and of the file. */
  id: text(),
  /** A hash of the network it came from. */
  network: text(),
  size: number(),
  created_at: text(),
})
  .inDirectory()
  .notExported('how much visitors have uploaded and not sent, for an hour');
export type UnsentUploadRow = RowOf<typeof unsentUploads>;

/** The formatting of a message, and for an email the results of its sender checks. */
export const messageHtml = table('message_html', {
  organization_id: text(),
  /** As for files: the message or scheduled reply; for a description, the ticket. */
  message_id: text(),
  /** Sanitized; null if the message is plain text. */
  html: text().null(),
  /** The collapsed quote of an email, sanitized; null for none. */
  folded: text().null(),
  /** The Markdown source, if it was written in Markdown. */
  markdown: text().null(),
  /** For an email, the results of SPF, DKIM and DMARC for its sender. */
  sender_check: json().null(),
  /** For an email that opened a ticket, the people it names; null for any other. */
  mail_people: json().null(),
  /** For a long email, the plain text that doesn't fit into the message; null for none. */
  rest: text().null(),
});
export type MessageHtmlRow = RowOf<typeof messageHtml>;
