import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { FilesByMessage } from '../stored-files/present.ts';
import { cleanMessageOnRead, fileIn } from './clean-message.ts';
import type { ShownHtml } from './read/message-html.ts';
import { textHtml } from './text-html.ts';

interface Shown {
  html: string | null;
  foldedHtml: string | null;
  markdown: string | null;
  senderCheck: Schema<'SenderCheck'> | null;
}

const onlyText: Shown = { html: null, foldedHtml: null, markdown: null, senderCheck: null };

/** Returns the formatting of a message by its id, with image URLs filled in. */
export type HtmlByMessage = (messageId: string) => Shown;

export const noHtml: HtmlByMessage = () => onlyText;

/** Presents the HTML of messages. A message shows only images that are among its own files. */
export function presentHtml(rows: readonly ShownHtml[], files: FilesByMessage): HtmlByMessage {
  const all = new Map(rows.map((row) => [row.message_id, row]));
  return (id) => {
    const row = all.get(id);
    if (!row) return onlyText;
    const urls = urlsOf(files.get(id) ?? []);
    return {
      html: placed(row.html, urls),
      foldedHtml: joined(row.rest && textHtml(row.rest), placed(row.folded, urls)),
      markdown: row.markdown,
      senderCheck: row.sender_check === null ? null : JSON.parse(row.sender_check),
    };
  };
}

const joined = (rest: string | null, folded: string | null) =>
  rest === null ? folded : `${rest}${folded ? `<hr>${folded}` : ''}`;

/** Returns stored HTML with the images that are among these files. */
export const htmlWith = (html: string | null, files: readonly ShownFile[]): string | null =>
  placed(html, urlsOf(files));

type ShownFile = Pick<Schema<'MessageFile'>, 'id' | 'url' | 'state'>;

/** The URLs of files by id, only of files that are ready: the file list shows the others as being scanned or infected. */
const urlsOf = (files: readonly ShownFile[]) =>
  new Map(files.flatMap(({ id, url, state }) => (state === 'ready' ? [[id, url]] : [])));

function placed(html: string | null, urls: ReadonlyMap<string, string>): string | null {
  return html && withPictures(cleanMessageOnRead(html), (id) => urls.get(id) ?? null);
}

/** Fills in image URLs in sanitized HTML; removes images without a URL. */
export const withPictures = (clean: string, urlOf: (id: string) => string | null): string =>
  clean.replace(/<img src="([^"]*)"([^>]*)>/g, (_, src: string, others: string) => {
    const url = urlOf(fileIn(src) ?? '');
    return url ? `<img src="${escaped(url)}"${others}>` : '';
  });

/** The people named in the email that opened a ticket; null if it wasn't opened by email. */
export function mailPeopleIn(
  rows: readonly ShownHtml[],
  ticketId: string,
): Schema<'MailPeople'> | null {
  const kept = rows.find((row) => row.message_id === ticketId)?.mail_people ?? null;
  if (kept === null) return null;
  const people = JSON.parse(kept);
  // A ticket that the team opened has only the address to send from.
  const isOurs = people.decidedBy === 'from' && people.senders.length === 0;
  return isOurs ? null : { supportAddress: null, ...people };
}

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '%22');
