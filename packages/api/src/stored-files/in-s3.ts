import type { S3Place } from '../config.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';
import {
  askingS3,
  listObjects,
  presigned,
  putObject,
  readObject,
  removeObject,
} from './s3-requests.ts';

const keyOf = ({ prefix }: S3Place, organizationId: string, sha256: string) =>
  `${prefix}${organizationId}/${sha256}`;

/** Seconds within which a download must begin. */
const presignedFor = 60;

/** Creates a presigned URL at which the storage serves an object with these headers, for a short time. */
export const presignedAddress = (
  place: S3Place,
  organizationId: string,
  sha256: string,
  { type, disposition }: { type: string; disposition: string },
): Promise<string> =>
  presigned(place, {
    method: 'GET',
    key: keyOf(place, organizationId, sha256),
    seconds: presignedFor,
    query: {
      'response-content-disposition': disposition,
      'response-content-type': type,
      'response-cache-control': 'private, no-store',
    },
  });

/** Objects of a bucket, at `{prefix}{organization}/{sha256}`. `timeout`: milliseconds until a response begins. */
export function s3Storage(place: S3Place, timeout = 15_000): FileStorage {
  const ask = askingS3(place);
  return {
    put: (organizationId, file) =>
      putObject(ask, keyOf(place, organizationId, file.sha256), file, timeout),

    read: (organizationId, sha256, range) =>
      readObject(
        ask,
        keyOf(place, organizationId, sha256),
        timeout,
        range && { range: `bytes=${range.start}-${range.end}` },
      ),

    async *list() {
      for await (const { key, at } of listObjects(ask, place.prefix, timeout)) {
        const found = readKey(key.slice(place.prefix.length));
        if (found) yield { ...found, at };
      }
    },

    remove: (organizationId, sha256) =>
      removeObject(ask, keyOf(place, organizationId, sha256), timeout),
  };
}

function readKey(key: string): Omit<StoredFile, 'at'> | null {
  const [, organizationId, sha256] = /^([\w-]{1,64})\/([\da-f]{64})$/.exec(key) ?? [];
  return organizationId && sha256 ? { organizationId, sha256 } : null;
}
