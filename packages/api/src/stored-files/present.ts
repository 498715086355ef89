import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../config.ts';
import { fileLink } from './link.ts';
import type { AttachedFile, ShownFile } from './read/message-files.ts';

type Shown = Schema<'MessageFile'>;

/** The files of messages by message id, each with its URL. */
export type FilesByMessage = ReadonlyMap<string, readonly Shown[]>;

export const noFiles: FilesByMessage = new Map();

/** The public URL of an article's file, which works while the article is published. */
export const articleFileAddress = (organizationId: string, id: string) =>
  `/files/${organizationId}/${id}`;

/** Presents a file with its link. The caller must have checked that the reader may see what the file is attached to. */
export const presentFile = (
  config: Pick<Config, 'secret'>,
  organizationId: string,
  { id, name, size, type, verdict, threat }: AttachedFile,
  isPutAway = false,
): Shown => ({
  id,
  name,
  size: Number(size),
  type,
  url: fileLink(config, organizationId, { id, name }, isPutAway ? { reader: 'put away' } : {}),
  state: stateOf(verdict),
  threat,
});

/** Presents files with their links. The caller must have checked that the reader may see their messages. */
export function presentFiles(
  config: Pick<Config, 'secret'>,
  organizationId: string,
  rows: readonly ShownFile[],
  isPutAway = false,
): FilesByMessage {
  const all = new Map<string, Shown[]>();
  for (const { message_id: messageId, ...file } of rows) {
    if (messageId === null) continue;
    const others = all.get(messageId) ?? [];
    all.set(messageId, [...others, presentFile(config, organizationId, file, isPutAway)]);
  }
  return all;
}

function stateOf(verdict: AttachedFile['verdict']): Shown['state'] {
  if (verdict === 'pending') return 'checking';
  return verdict === 'infected' ? 'infected' : 'ready';
}
