import type { Config } from '../../config.ts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { StoredFileRow, Verdict } from '../../database/rows/files.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import { Refusal } from '../../refusal.ts';

/** The counter of an organization's bytes in the storage, each hash once. */
export const usedBytes = 'stored_files.bytes';

/** Milliseconds after which a removal has finished or its process has died. */
export const removalTakes = 2 * 60 * 1_000;

const byHash = prepare((org, p: P<'sha256'>) =>
  org
    .from('stored_files')
    .where('sha256', p.sha256)
    .select('size', 'removing_at', 'verdict', 'threat'),
);

type Found = Pick<StoredFileRow, 'size' | 'removing_at' | 'verdict' | 'threat'>;

const find = (org: Org, sha256: string) => org.first<Found>(byHash({ sha256 }));

/** The settings that apply to an organization's bytes. */
export type ClaimConfig = Pick<Config, 'filesQuotaBytes' | 'clamd'>;

const used = prepare((org) => org.from('counters').where('name', usedBytes).select('value'));

/** The number of bytes that an organization has stored. */
export async function readUsedBytes(org: Org): Promise<number> {
  const row = await org.first<{ value: number }>(used({}));
  return Number(row?.value ?? 0);
}

/** The error for an organization whose file quota is used up. */
export class SpaceUsedUp extends Refusal {
  constructor() {
    super(409, 'File storage is full. Please tell an admin.', 'too_many');
  }
}

/** Announces that bytes are about to be stored: the sweep keeps them, and they count against the quota. */
export async function claim(
  org: Org,
  { sha256, size }: Pick<StoredFileRow, 'sha256' | 'size'>,
  { filesQuotaBytes: quota, clamd }: ClaimConfig,
): Promise<Verdict | null> {
  return org.write(async (tx) => {
    const found = await find(tx, sha256);
    const at = now();
    if (found && isBeingRemoved(found)) throw beingRemoved();
    const verdict = found?.verdict ?? (clamd ? 'pending' : null);
    const more = size - Number(found?.size ?? 0);
    if (more > 0 && quota !== null && (await readUsedBytes(tx)) + more > quota) {
      throw new SpaceUsedUp();
    }
    if (found) {
      await tx.update(
        'stored_files',
        { sha256 },
        { size, claimed_at: at, removing_at: null, verdict },
      );
    } else {
      const row = { sha256, size, claimed_at: at, removing_at: null, verdict, threat: null };
      await tx.insert('stored_files', row);
    }
    if (more !== 0) await tx.add(usedBytes, more);
    return verdict;
  });
}

const isBeingRemoved = ({ removing_at: since }: Pick<StoredFileRow, 'removing_at'>) =>
  since !== null && Date.parse(since) > Date.now() - removalTakes;

/** The bytes are being removed, so it isn't certain whether they will still be there. */
const beingRemoved = () =>
  new Refusal(503, "The file couldn't be stored. Please try again later.", 'unavailable', {
    retryAfter: 5,
  });

/**
 * Throws unless the bytes are stored. The sweep marks bytes before removing them, in a transaction of this organization, so no
 * row references removed bytes.
 */
export async function mustBeStored(
  tx: Tx,
  sha256: string,
): Promise<Pick<StoredFileRow, 'verdict' | 'threat'>> {
  const found = await find(tx, sha256);
  if (!found || found.removing_at !== null) throw beingRemoved();
  return { verdict: found.verdict, threat: found.threat };
}
