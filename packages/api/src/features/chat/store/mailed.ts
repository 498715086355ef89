import type { Tx } from '../../../database/types.ts';
import { type AttachedFile, readFilesOf } from '../../../stored-files/read/message-files.ts';
import { keepFilesOf } from '../../../stored-files/store/message-files.ts';

/** How long an agent's message waits for its visitor before it is mailed, with what follows it. */
const wait = 3 * 60_000;

export const mailDueAfter = (at: string) => new Date(Date.parse(at) + wait).toISOString();

/** An email that becomes a message. */
export interface Mailed {
  id: string;
  files: Parameters<typeof keepFilesOf>[2];
  /** What the domain of its sender says of it, as it is kept. */
  senderCheck: string | null;
}

/** Keeps the files of an email for the message that it becomes. */
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
