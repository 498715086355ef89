import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../database/ids.ts';
import { type Received, syncFolder, unfinishedFolder, written } from './disk.ts';
import { notReadable } from './refused.ts';
import { askingS3, putObject, readObject, removeObject, removeObjects } from './s3-requests.ts';
import type { FilesConfig } from './storage.ts';

/** The storage of an upload's pieces until it is complete: the same storage as for files, so every node can find them. */
interface Pieces {
  /** Resolves when the piece is safe from a crash. */
  put(name: string, piece: Received): Promise<void>;
  /** Null: not there. */
  read(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  removeAll(): Promise<void>;
}

type PiecesConfig = Pick<FilesConfig, 'dataDir' | 'filesPlace'>;

const timeout = 15_000;
const day = 24 * 60 * 60 * 1_000;
/** Starts with a character that organization ids never start with. These objects aren't files, and are never served. */
const folder = '.pieces/';

const piecesOf = ({ dataDir, filesPlace }: PiecesConfig, uploadId: string): Pieces =>
  filesPlace === 'disk'
    ? onDisk(dataDir, uploadId)
    : inBucket(askingS3(filesPlace), `${filesPlace.prefix}${folder}${uploadId}/`);

function onDisk(dataDir: string, uploadId: string): Pieces {
  const its = join(unfinishedFolder(dataDir), uploadId);
  return {
    put: (name, { path }) =>
      written(
        (async () => {
          await mkdir(its, { recursive: true, mode: 0o700 });
          await rename(path, join(its, name));
          await syncFolder(its);
          await syncFolder(unfinishedFolder(dataDir));
        })(),
      ),
    async read(name) {
      const file = await open(join(its, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw notReadable(error);
      });
      return file && createReadStream('', { fd: file });
    },
    remove: (name) => rm(join(its, name), { force: true }),
    removeAll: () => rm(its, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function inBucket(ask: ReturnType<typeof askingS3>, prefix: string): Pieces {
  return {
    put: (name, piece) => putObject(ask, prefix + name, piece, timeout),
    read: (name) => readObject(ask, prefix + name, timeout),
    remove: (name) => removeObject(ask, prefix + name, timeout),
    removeAll: () => removeObjects(ask, prefix, timeout),
  };
}

/** Stores a piece of an upload; returns its name. */
export async function keepPiece(config: PiecesConfig, uploadId: string, piece: Received) {
  const name = newId();
  await piecesOf(config, uploadId).put(name, piece);
  return name;
}

/** The bytes of an upload in order, with the last piece at the end; throws the given error if a piece is missing. */
export async function* readPieces(
  config: PiecesConfig,
  uploadId: string,
  names: readonly string[],
  last: Received,
  missing: () => Error,
): AsyncGenerator<Uint8Array> {
  const pieces = piecesOf(config, uploadId);
  for (const name of names) {
    const piece = await pieces.read(name);
    if (!piece) throw missing();
    yield* piece as AsyncIterable<Buffer>;
  }
  yield* createReadStream(last.path) as AsyncIterable<Buffer>;
}

export const removePiece = (config: PiecesConfig, uploadId: string, name: string) =>
  piecesOf(config, uploadId).remove(name);

export const removePieces = (config: PiecesConfig, uploadId: string) =>
  piecesOf(config, uploadId).removeAll();

/** Removes pieces of unfinished uploads in a bucket. On disk they are among the unfinished files. */
export async function sweepPieces({ filesPlace: place }: PiecesConfig, at: number) {
  if (place === 'disk') return;
  await removeObjects(askingS3(place), place.prefix + folder, timeout, at - day);
}
