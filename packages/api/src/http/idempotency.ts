import { createHash } from 'node:crypto';
import { now } from '../database/ids.ts';
import type { Tx } from '../database/types.ts';
import { Refusal } from './refusal.ts';

interface Stored {
  fingerprint: string;
  status: number | null;
  body: string | null;
}

export interface Replayable {
  status: number;
  body: string;
  replayed: boolean;
}

/**
 * Runs a create at most once for a key, inside the create's own transaction: either both the change
 * and the stored answer exist, or neither.
 */
export async function once(
  tx: Tx,
  key: { caller: string; key: string; operation: string; body: unknown },
  run: () => Promise<{ status: number; body: string }>,
): Promise<Replayable> {
  const fingerprint = createHash('sha256')
    .update(`${key.operation}\n${JSON.stringify(key.body)}`)
    .digest('base64url');
  const mine = { caller: key.caller, key: key.key };
  const isFirst = await tx.insertIfAbsent('idempotency_keys', {
    ...mine,
    fingerprint,
    state: 'running',
    created_at: now(),
  });
  if (isFirst) {
    const answer = await run();
    await tx.update('idempotency_keys', mine, { ...answer, state: 'done' });
    return { ...answer, replayed: false };
  }
  const stored = await tx.first<Stored>(tx.from('idempotency_keys').where(mine));
  if (!stored || stored.fingerprint !== fingerprint) {
    throw new Refusal(
      422,
      'This Idempotency-Key was used for another request',
      'idempotency_key_reused',
    );
  }
  return { status: stored.status ?? 200, body: stored.body ?? '', replayed: true };
}
