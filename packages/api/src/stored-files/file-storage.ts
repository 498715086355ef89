import type { Readable } from 'node:stream';
import type { Received } from './disk.ts';
import type { ByteRange } from './range.ts';

/** Stored bytes: their organization, their hash, and since when they exist. */
export interface StoredFile {
  organizationId: string;
  sha256: string;
  at: number;
}

/** The storage of file bytes, once for each organization and hash. They never change. */
export interface FileStorage {
  /** Resolves when the bytes are safe from a crash. */
  put(organizationId: string, file: Pick<Received, 'path' | 'sha256' | 'size'>): Promise<void>;
  /** Null: not there. */
  read(organizationId: string, sha256: string, range?: ByteRange): Promise<Readable | null>;
  list(): AsyncIterable<StoredFile>;
  remove(organizationId: string, sha256: string): Promise<void>;
}
