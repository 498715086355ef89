import { hash } from 'node:crypto';
import { now } from '../database/ids.ts';
import type { Tx } from '../database/types.ts';
import { Refusal } from './refusal.ts';
import { seal, unseal } from './seal.ts';

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
 * and the stored answer exist, or neither. The answer is kept sealed: it may carry a link that lets somebody in.
 */
export async function once(
  tx: Tx,
  secret: string,
  key: { caller: string; key: string; operation: string; body: unknown },
  run: () => Promise<{ status: number; body: string }>,
): Promise<Replayable> {
  const asked = `${key.operation}\n${JSON.stringify(key.body)}`;
  const fingerprint = hash('sha256', asked, 'base64url');
  const mine = { caller: key.caller, key: key.key };
  const isFirst = await tx.insertIfAbsent('idempotency_keys', {
    ...mine,
    fingerprint,
    state: 'running',
    created_at: now(),
  });
  if (isFirst) {
    const answer = await run();
    const body = seal(secret, answer.body);
    await tx.update('idempotency_keys', mine, { status: answer.status, body, state: 'done' });
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
  const body = unseal(secret, stored.body ?? '');
  if (body === null) {
    throw new Refusal(409, 'This was done before; its answer is gone', 'idempotency_answer_lost');
  }
  return { status: stored.status ?? 200, body, replayed: true };
}
