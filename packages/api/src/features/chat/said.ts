import { namesOfFiles, textOrFileNames } from '@helpdesk/sdk/rules/file-names';
import { filesOfRow } from '../../stored-files/read/message-files.ts';
import type { ChatRow, ShownMessage } from './read/sessions.ts';

/** The author of a message. Uses the chat's name if the visitor gave it only later. */
export const senderOf = (
  { customer_name: name }: Pick<ChatRow, 'customer_name'>,
  { sender_type: type, sender_name: sender }: Pick<ShownMessage, 'sender_type' | 'sender_name'>,
): string => (type === 'customer' && name ? name : sender);

/** A message's text with the names of its files. */
export function withFileNames(message: ShownMessage): string {
  const files = filesOfRow(message);
  return [textOrFileNames(files, message.body), namesOfFiles(files)].filter(Boolean).join('\n');
}
