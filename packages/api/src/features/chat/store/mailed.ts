import type { Tx } from '../../../database/types.ts';
import { type AttachedFile, readFilesOf } from '../../../stored-files/read/message-files.ts';
import { keepFilesOf } from '../../../stored-files/store/message-files.ts';

/** How long an agent's message stays unread before we email it to the visitor, together with later ones. */
const wait = 3 * 60_000;

export const mailDueAfter = (at: string) => new Date(Date.parse(at) + wait).toISOString();

/** An email that becomes a message. */
export interface Mailed {
  id: string;
  files: Parameters<typeof keepFilesOf>[2];
  /** The result of the sender domain's authentication checks, as stored. */
  senderCheck: string | null;
}

/** Stores the files of an email for the message it becomes. */
export async function keepFilesOfMail(
  tx: Tx,
  messageId: string,
  mail: Mailed | undefined,
): Promise<AttachedFile[]> {
  if (!mail) return [];
  await keepFilesOf(tx, messageId, mail.files);
  return (await readFilesOf(tx, messageId)).map(({ id, name, size, type, verdict, threat }) => ({
    id,
    name,
    size: Number(size),
    type,
    verdict,
    threat,
  }));
}
