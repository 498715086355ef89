import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../config.ts';
import { fileLink } from './link.ts';
import type { AttachedFile, ShownFile } from './read/message-files.ts';

type Shown = Schema<'MessageFile'>;

/** The files of messages by their ids, each with its address. */
export type FilesByMessage = ReadonlyMap<string, readonly Shown[]>;

export const noFiles: FilesByMessage = new Map();

/** Where a file of an article lies for everybody, as long as that is published. */
export const articleFileAddress = (organizationId: string, id: string) =>
  `/files/${organizationId}/${id}`;

/** Whoever gets this may read what the file hangs on. */
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

/** Whoever gets these may read the messages that they hang on: only of those may they be shown. */
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
