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

/** How messages are formatted, by their ids, with their pictures in place. */
export type HtmlByMessage = (messageId: string) => Shown;

export const noHtml: HtmlByMessage = () => onlyText;

/** Pictures are shown only where they are files of that very message. */
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

/** Stored HTML with the pictures that are among these files. */
export const htmlWith = (html: string | null, files: readonly ShownFile[]): string | null =>
  placed(html, urlsOf(files));

type ShownFile = Pick<Schema<'MessageFile'>, 'id' | 'url' | 'state'>;

/** What is still checked, or has a virus, says so among the files. */
const urlsOf = (files: readonly ShownFile[]) =>
  new Map(files.flatMap(({ id, url, state }) => (state === 'ready' ? [[id, url]] : [])));

function placed(html: string | null, urls: ReadonlyMap<string, string>): string | null {
  return html && withPictures(cleanMessageOnRead(html), (id) => urls.get(id) ?? null);
}

/** Sanitized HTML with the addresses of its pictures; one without an address is left out. */
export const withPictures = (clean: string, urlOf: (id: string) => string | null): string =>
  clean.replace(/<img src="([^"]*)"([^>]*)>/g, (_, src: string, others: string) => {
    const url = urlOf(fileIn(src) ?? '');
    return url ? `<img src="${escaped(url)}"${others}>` : '';
  });

/** Whom the email that opened a ticket names; null where no email did. */
export function mailPeopleIn(
  rows: readonly ShownHtml[],
  ticketId: string,
): Schema<'MailPeople'> | null {
  const kept = rows.find((row) => row.message_id === ticketId)?.mail_people ?? null;
  return kept === null ? null : { supportAddress: null, ...JSON.parse(kept) };
}

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '%22');
