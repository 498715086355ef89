import { now } from '../../database/ids.ts';
import type { Tx } from '../../database/types.ts';

/** An Idempotency-Key with its caller. */
interface Key {
  caller: string;
  key: string;
}

interface Stored {
  fingerprint: string;
  status: number | null;
  body: string | null;
}

/** Claims a key; returns false if it was already claimed. */
export const claimKey = (tx: Tx, key: Key, fingerprint: string) =>
  tx.insertIfAbsent('idempotency_keys', {
    ...key,
    fingerprint,
    state: 'running',
    created_at: now(),
  });

/** Stores a response with its key; fails if the key is already claimed. */
export const keepFirstAnswer = (
  tx: Tx,
  key: Key,
  row: { fingerprint: string; status: number; body: string },
) => tx.insert('idempotency_keys', { ...key, ...row, state: 'done', created_at: now() });

export async function keepAnswer(tx: Tx, key: Key, answer: { status: number; body: string }) {
  await tx.update('idempotency_keys', { ...key }, { ...answer, state: 'done' });
}

export const findAnswer = (tx: Tx, key: Key) =>
  tx.first<Stored>(tx.from('idempotency_keys').where({ ...key }));
