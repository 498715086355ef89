import { hash } from 'node:crypto';
import { seal, unseal } from '../auth/seal.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../database/types.ts';
import { keep } from '../memory.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { claimKey, findAnswer, keepAnswer, keepFirstAnswer } from './store/idempotency.ts';

export interface Replayable {
  status: number;
  body: string;
  replayed: boolean;
}

type Keeper = Pick<ServerContext, 'memory'> & { config: Pick<Config, 'secret'> };

/** Maximum characters of a stored response. A repeat of a longer one gets an error that it was already done. */
const MAX_KEPT = 256 * 1024;

/** Keys that this node has seen. Any other key is most likely new; if it isn't, inserting its row fails. */
const createKnownKeys = () => new Map<string, true>();

/**
 * Runs a create at most once per key, inside the create's own transaction: either both the change and the stored response
 * exist, or neither. The response is stored encrypted, because it may contain a link that grants access. For unauthenticated
 * callers, `from` is the network address, and only the same address gets the stored response.
 */
export async function once(
  tx: Tx,
  { config: { secret }, memory }: Keeper,
  key: { caller: string; from: string; key: string; operation: string; body: unknown },
  run: () => Promise<{ status: number; body: string }>,
): Promise<Replayable> {
  const asked = `${key.operation}\n${JSON.stringify(key.body)}`;
  const sender = key.from && hash('sha256', `${secret}\n${key.from}`, 'base64url');
  const fingerprint = `${hash('sha256', asked, 'base64url')}.${sender}`;
  const mine = { caller: key.caller, key: key.key };
  const known = memory.of(createKnownKeys);
  const name = `${tx.id} ${mine.caller} ${mine.key}`;
  const isNew = !known.has(name);
  keep(known, name, true);
  if (isNew && tx.isShared) {
    const { status, body } = await run();
    await keepFirstAnswer(tx, mine, { fingerprint, status, body: kept(secret, body) });
    return { status, body, replayed: false };
  }
  if (await claimKey(tx, mine, fingerprint)) {
    const answer = await run();
    await keepAnswer(tx, mine, { status: answer.status, body: kept(secret, answer.body) });
    return { ...answer, replayed: false };
  }
  const stored = await findAnswer(tx, mine);
  if (stored && stored.fingerprint.split('.')[1] !== sender) {
    throw new Refusal(
      409,
      'This was already sent from another network',
      'idempotency_other_visitor',
    );
  }
  if (!stored || stored.fingerprint !== fingerprint) {
    throw new Refusal(
      422,
      'This Idempotency-Key was used for another request',
      'idempotency_key_reused',
    );
  }
  const body = unseal(secret, stored.body ?? '');
  if (body === null) {
    throw new Refusal(
      409,
      'This request was already processed, but its response is no longer available',
      'idempotency_answer_lost',
    );
  }
  return { status: stored.status ?? 200, body, replayed: true };
}

const kept = (secret: string, body: string) => (body.length > MAX_KEPT ? '' : seal(secret, body));
