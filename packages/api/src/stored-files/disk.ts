import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../database/ids.ts';
import type { Refusal } from '../refusal.ts';
import { headLength } from './kind.ts';
import { notStored } from './refused.ts';

export const filesFolder = (dataDir: string) => join(dataDir, 'files');
/** Begins with what no id of an organization begins with. */
export const unfinishedFolder = (dataDir: string) => join(filesFolder(dataDir), '.unfinished');

/** Bytes that are on disk, but in no place of their own yet. */
export interface Received {
  path: string;
  sha256: string;
  size: number;
  /** Their beginning. */
  head: Uint8Array;
}

/** Writes what comes to disk, of at most so many bytes; when that fails, nothing of it remains. */
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

/** Writes a piece of a file to disk; of one that is cut off, what has come. */
export const receivePiece: typeof receive = (dataDir, source, ...limits) =>
  receive(dataDir, untilCut(source), ...limits);

async function* untilCut(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source;
  } catch {
    // The sender goes on behind what has come.
  }
}

/** Bytes that somebody else has written where unfinished ones lie. */
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

/** A disk that is full or fails is told in words. */
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

/** Removes what was received and not placed. */
export const discard = ({ path }: Pick<Received, 'path'>) => rm(path, { force: true });
