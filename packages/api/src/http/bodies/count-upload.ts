import type { Org } from '../../database/types.ts';
import { limitKey } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';

/** Counts a visitor's file against the upload limit, however it is uploaded. */
export async function countUpload(limits: Limits, org: Org, ip: string): Promise<void> {
  await limits.attempt('visitor.upload', `${org.id} ${limitKey(ip)}`);
  await limits.share('visitor.upload.organization', org.id, ip);
}
