import type { MessageHtmlRow } from '../../database/rows/files.ts';
import type { Tx } from '../../database/types.ts';
import { readHtmlOf } from '../read/message-html.ts';

/** Sanitized HTML and how the message is formatted. */
export type Html = Pick<MessageHtmlRow, 'html' | 'folded' | 'sender_check'>;

/** Stores the formatting of a message, a pending reply or a description; stores nothing for plain text. */
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

/** Moves the formatting when a message becomes the description of a ticket, or the other way round. */
export const moveHtml = (tx: Tx, fromId: string, toId: string) =>
  tx.update('message_html', { message_id: fromId }, { message_id: toId });

/** Copies the formatting of one message to another; `files` maps ids of files to ids of their copies. */
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

/** Replaces the file ids in a text with the ids of their copies. */
export const withFilesAs = (text: string, files: ReadonlyMap<string, string>): string =>
  text.replace(/\bfile:([\w-]{1,64})/g, (whole, id: string) => {
    const copy = files.get(id);
    return copy ? `file:${copy}` : whole;
  });

/** Removes the formatting of messages that are permanently deleted. */
export async function removeHtmlOf(tx: Tx, messageIds: readonly string[]): Promise<void> {
  for (let from = 0; from < messageIds.length; from += 500) {
    await tx.remove('message_html', { message_id: messageIds.slice(from, from + 500) });
  }
}
