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
/** Seconds in which an upload must begin. */
const addressLasts = 15 * 60;
const day = 24 * 60 * 60 * 1_000;

/** Begins with what no id of an organization begins with: nothing here is a file, or is ever served. */
const comingIn = ({ prefix }: S3Place) => `${prefix}.incoming/`;
const keyOf = (place: S3Place, { id: organizationId }: Org, uploadId: string) =>
  `${comingIn(place)}${organizationId}/${uploadId}`;

/** The bucket that uploads go to by themselves; null where the operator has not set it so. */
const bucketOf = ({ filesPlace, filesPresigned }: DirectConfig) =>
  filesPresigned && filesPlace !== 'disk' ? filesPlace : null;

/** Where uploads go besides this server; null: nowhere. */
export function directOrigin(config: DirectConfig): string | null {
  const place = bucketOf(config);
  return place && addressOf(place, '').replace(/\/?$/, '/');
}

/** Where the bucket takes the whole of an upload, of exactly this size, for some minutes. */
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

/** What has come into the bucket of an upload; null: nothing. */
export async function readComing(
  config: DirectConfig,
  org: Org,
  uploadId: string,
): Promise<Readable | null> {
  const place = bucketOf(config);
  return place && readObject(askingS3(place), keyOf(place, org, uploadId), timeout);
}

/** Removes what has come; where that fails, the sweep does. */
export async function removeComing(
  config: DirectConfig,
  org: Org,
  uploadId: string,
): Promise<void> {
  const place = bucketOf(config);
  if (!place) return;
  await removeObject(askingS3(place), keyOf(place, org, uploadId), timeout).catch(() => undefined);
}

/** Removes what has come and nobody has confirmed, also where the setting has been taken back since. */
export async function sweepComing({ filesPlace: place }: Pick<Config, 'filesPlace'>, at: number) {
  if (place === 'disk') return;
  await removeObjects(askingS3(place), comingIn(place), timeout, at - day);
}
