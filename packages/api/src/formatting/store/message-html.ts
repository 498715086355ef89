import type { MessageHtmlRow } from '../../database/rows/files.ts';
import type { Tx } from '../../database/types.ts';
import { readHtmlOf } from '../read/message-html.ts';

/** How something is formatted, as sanitized HTML. */
export type Html = Pick<MessageHtmlRow, 'html' | 'folded' | 'sender_check'>;

/** Keeps how a message, a reply that waits or a description is formatted; of what is only text nothing. */
export async function keepHtml(
  tx: Tx,
  messageId: string,
  {
    html,
    folded = null,
    markdown = null,
    sender_check = null,
    mail_people = null,
    rest = null,
  }: Partial<Omit<MessageHtmlRow, 'html'>> & Pick<Html, 'html'>,
): Promise<void> {
  const row = { html, folded, markdown, sender_check, mail_people, rest };
  if (Object.values(row).every((value) => value === null)) return;
  await tx.insert('message_html', { message_id: messageId, ...row });
}

/** What one thing had is what another has: a message has become the description of a ticket, or the other way round. */
export const moveHtml = (tx: Tx, fromId: string, toId: string) =>
  tx.update('message_html', { message_id: fromId }, { message_id: toId });

/** What one thing has, another has as well: with the files that were copied along, by their ids before. */
export async function copyHtml(
  tx: Tx,
  fromId: string,
  toId: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const [row] = await readHtmlOf(tx, fromId);
  if (!row) return;
  const { html, folded, markdown, sender_check, mail_people, rest } = row;
  await keepHtml(tx, toId, {
    html: html && withFilesAs(html, files),
    folded: folded && withFilesAs(folded, files),
    markdown: markdown && withFilesAs(markdown, files),
    sender_check,
    mail_people,
    rest,
  });
}

/** A text that names files, with those that they have become. */
export const withFilesAs = (text: string, files: ReadonlyMap<string, string>): string =>
  text.replace(/\bfile:([\w-]{1,64})/g, (whole, id: string) => {
    const copy = files.get(id);
    return copy ? `file:${copy}` : whole;
  });

/** Removes that of messages that are deleted for good. */
export async function removeHtmlOf(tx: Tx, messageIds: readonly string[]): Promise<void> {
  for (let from = 0; from < messageIds.length; from += 500) {
    await tx.remove('message_html', { message_id: messageIds.slice(from, from + 500) });
  }
}
