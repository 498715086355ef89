import type { Operation } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { Refusal } from '../../refusal.ts';
import { type Received, receive, receivePiece } from '../../stored-files/disk.ts';
import { fileTooLarge } from '../../stored-files/refused.ts';

const kinds: Partial<Record<Operation['body'], { type: string; write: typeof receive }>> = {
  bytes: { type: 'application/octet-stream', write: receive },
  piece: { type: 'application/offset+octet-stream', write: receivePiece },
};

/**
 * Writes a body that is a file or a piece of one to disk as it arrives, so only a chunk is in memory. Returns null for all
 * other bodies.
 */
export async function receiveFile(
  context: Context,
  body: Operation['body'],
  config: Pick<Config, 'dataDir' | 'maxFileBytes'>,
): Promise<Received | null> {
  const kind = kinds[body];
  if (!kind) return null;
  const { type, write } = kind;
  if (context.is(type) !== type) {
    throw new Refusal(415, `Send the body as ${type}`, 'unsupported_media_type');
  }
  const { dataDir, maxFileBytes } = config;
  if (Number(context.request.length ?? 0) > maxFileBytes) throw fileTooLarge(config);
  const source = context.req.iterator({ destroyOnReturn: false });
  try {
    return await write(dataDir, source, maxFileBytes, () => fileTooLarge(config));
  } catch (error) {
    // Discards the rest of the body: the client wouldn't see the error on a connection that is cut.
    context.req.resume();
    throw error;
  }
}
