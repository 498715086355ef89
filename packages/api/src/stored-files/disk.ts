import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../database/ids.ts';
import type { Refusal } from '../refusal.ts';
import { headLength } from './kind.ts';
import { notStored } from './refused.ts';

export const filesFolder = (dataDir: string) => join(dataDir, 'files');
/** Starts with a character that organization ids never start with. */
export const unfinishedFolder = (dataDir: string) => join(filesFolder(dataDir), '.unfinished');

/** Bytes on disk that aren't in their final place yet. */
export interface Received {
  path: string;
  sha256: string;
  size: number;
  /** The first bytes of the content. */
  head: Uint8Array;
}

/** Writes a stream to disk, up to a limit in bytes; removes everything if that fails. */
export async function receive(
  dataDir: string,
  source: AsyncIterable<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
  tooLarge?: () => Refusal,
): Promise<Received> {
  const path = join(unfinishedFolder(dataDir), newId());
  const into: Into = { hash: createHash('sha256'), size: 0, head: [] };
  try {
    const file = await written(create(path));
    try {
      for await (const part of source) {
        if (tooLarge && into.size + part.length > limit) throw tooLarge();
        await written(take(file, into, part));
      }
      await written(file.sync());
    } finally {
      await file.close();
    }
  } catch (error) {
    await discard({ path });
    throw error;
  }
  const head = Buffer.concat(into.head).subarray(0, headLength);
  return { path, sha256: into.hash.digest('hex'), size: into.size, head };
}

/** Writes a piece of a file to disk; if the connection breaks, the part that arrived. */
export const receivePiece: typeof receive = (dataDir, source, ...limits) =>
  receive(dataDir, untilCut(source), ...limits);

async function* untilCut(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source;
  } catch {
    // The sender continues after the part that arrived.
  }
}

/** Bytes that other code has written to the folder of unfinished files. */
export async function received(path: string, sha256: string, size: number): Promise<Received> {
  const file = await open(path, 'r+');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    await written(file.sync());
    return { path, sha256, size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

interface Into {
  hash: Hash;
  size: number;
  head: Uint8Array[];
}

async function create(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, 'wx', 0o600);
}

async function take(file: FileHandle, into: Into, part: Uint8Array): Promise<void> {
  if (into.size < headLength) into.head.push(Buffer.from(part.subarray(0, headLength)));
  into.size += part.length;
  into.hash.update(part);
  for (let from = 0; from < part.length; ) {
    from += (await file.write(part, from)).bytesWritten;
  }
}

/** Turns the error of a full or failing disk into a message for the user. */
export async function written<R>(work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    throw notStored(error);
  }
}

export async function syncFolder(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes received bytes that weren't moved to their final place. */
export const discard = ({ path }: Pick<Received, 'path'>) => rm(path, { force: true });
