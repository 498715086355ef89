import type { Readable } from 'node:stream';
import type { Received } from './disk.ts';
import type { ByteRange } from './range.ts';

/** Bytes that lie somewhere: whose, which, and since when. */
export interface StoredFile {
  organizationId: string;
  sha256: string;
  at: number;
}

/** Where the bytes of files lie, each once for an organization and hash; they never change. */
export interface FileStorage {
  /** Resolves when the bytes are where a crash leaves them. */
  put(organizationId: string, file: Pick<Received, 'path' | 'sha256' | 'size'>): Promise<void>;
  /** Null: they are not there. */
  read(organizationId: string, sha256: string, range?: ByteRange): Promise<Readable | null>;
  list(): AsyncIterable<StoredFile>;
  remove(organizationId: string, sha256: string): Promise<void>;
}
