import type { Config } from '../../config.ts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { StoredFileRow, Verdict } from '../../database/rows/files.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import { Refusal } from '../../refusal.ts';

/** Bytes of an organization in its storage, each hash once. */
export const usedBytes = 'stored_files.bytes';

/** Whoever removes bytes has done so by then, or is gone. */
export const removalTakes = 2 * 60 * 1_000;

const byHash = prepare((org, p: P<'sha256'>) =>
  org
    .from('stored_files')
    .where('sha256', p.sha256)
    .select('size', 'removing_at', 'verdict', 'threat'),
);

type Found = Pick<StoredFileRow, 'size' | 'removing_at' | 'verdict' | 'threat'>;

const find = (org: Org, sha256: string) => org.first<Found>(byHash({ sha256 }));

/** What is to be held to about the bytes of an organization. */
export type ClaimConfig = Pick<Config, 'filesQuotaBytes' | 'clamd'>;

const used = prepare((org) => org.from('counters').where('name', usedBytes).select('value'));

/** What an organization has stored. */
export async function readUsedBytes(org: Org): Promise<number> {
  const row = await org.first<{ value: number }>(used({}));
  return Number(row?.value ?? 0);
}

/** There is no room for more files of an organization. */
export class SpaceUsedUp extends Refusal {
  constructor() {
    super(409, 'File storage is full. Please tell an admin.', 'too_many');
  }
}

/** Says that bytes are about to be stored, before they are: the sweep leaves them, and they count against the quota. */
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

/** For a moment nobody can say whether the bytes will be there. */
const beingRemoved = () =>
  new Refusal(503, "The file couldn't be stored. Please try again later.", 'unavailable', {
    retryAfter: 5,
  });

/** Whoever removes bytes says so first, in a transaction of this organization: no row names what is gone. */
export async function mustBeStored(
  tx: Tx,
  sha256: string,
): Promise<Pick<StoredFileRow, 'verdict' | 'threat'>> {
  const found = await find(tx, sha256);
  if (!found || found.removing_at !== null) throw beingRemoved();
  return { verdict: found.verdict, threat: found.threat };
}
