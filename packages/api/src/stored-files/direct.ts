import type { Readable } from 'node:stream';
import type { Config, S3Place } from '../config.ts';
import type { Org } from '../database/types.ts';
import {
  addressOf,
  askingS3,
  presigned,
  readObject,
  removeObject,
  removeObjects,
} from './s3-requests.ts';

type DirectConfig = Pick<Config, 'filesPlace' | 'filesPresigned'>;

const timeout = 15_000;
/** Seconds within which an upload must begin. */
const addressLasts = 15 * 60;
const day = 24 * 60 * 60 * 1_000;

/** Starts with a character that organization ids never start with. These objects aren't files, and are never served. */
const comingIn = ({ prefix }: S3Place) => `${prefix}.incoming/`;
const keyOf = (place: S3Place, { id: organizationId }: Org, uploadId: string) =>
  `${comingIn(place)}${organizationId}/${uploadId}`;

/** The bucket for direct uploads; null if the operator hasn't enabled them. */
const bucketOf = ({ filesPlace, filesPresigned }: DirectConfig) =>
  filesPresigned && filesPlace !== 'disk' ? filesPlace : null;

/** The origin of direct uploads, for the pages that send them; null: no direct uploads. */
export function directOrigin(config: DirectConfig): string | null {
  const place = bucketOf(config);
  return place && addressOf(place, '').replace(/\/?$/, '/');
}

/** Creates a presigned URL for a direct upload of exactly this size, which works for some minutes. */
export async function directAddress(
  config: DirectConfig,
  org: Org,
  { id, size }: { id: string; size: number },
): Promise<{ url: string; expiresAt: string } | null> {
  const place = bucketOf(config);
  if (!place) return null;
  const headers = { 'content-length': String(size) };
  const key = keyOf(place, org, id);
  const url = await presigned(place, { method: 'PUT', key, seconds: addressLasts, headers });
  return { url, expiresAt: new Date(Date.now() + addressLasts * 1_000).toISOString() };
}

/** Reads the direct upload from the bucket; null: not there. */
export async function readComing(
  config: DirectConfig,
  org: Org,
  uploadId: string,
): Promise<Readable | null> {
  const place = bucketOf(config);
  return place && readObject(askingS3(place), keyOf(place, org, uploadId), timeout);
}

/** Removes a direct upload from the bucket; if that fails, the sweep does it. */
export async function removeComing(
  config: DirectConfig,
  org: Org,
  uploadId: string,
): Promise<void> {
  const place = bucketOf(config);
  if (!place) return;
  await removeObject(askingS3(place), keyOf(place, org, uploadId), timeout).catch(() => undefined);
}

/** Removes direct uploads that were never confirmed, even if direct uploads have been turned off since. */
export async function sweepComing({ filesPlace: place }: Pick<Config, 'filesPlace'>, at: number) {
  if (place === 'disk') return;
  await removeObjects(askingS3(place), comingIn(place), timeout, at - day);
}
