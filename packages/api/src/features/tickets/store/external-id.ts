import { Duplicate } from '../../../database/errors.ts';
import type { Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { findByExternalId } from '../read/external-id.ts';

/** Rejects an external ID that another ticket, or a merged one, already has. */
export async function refuseTaken(tx: Tx, externalId: string | null | undefined, id?: string) {
  if (externalId == null) return;
  const holder = await findByExternalId(tx, externalId);
  if (!holder || holder.rootId === id) return;
  throw holder.id === holder.rootId
    ? taken()
    : taken(`${holder.number}, which was merged into another ticket, has this external ID`);
}

/** A ticket that is restored, without its external ID if another ticket uses it now. */
export async function withFreeId<Row extends { id?: unknown; external_id?: unknown }>(
  tx: Tx,
  ticket: Row,
): Promise<Row> {
  const { id, external_id: externalId } = ticket;
  if (externalId == null) return ticket;
  const holder = await findByExternalId(tx, String(externalId));
  return holder && holder.id !== id ? { ...ticket, external_id: null } : ticket;
}

/** Turns the conflict of two concurrent writes into the same error. */
export function orTaken(error: unknown): never {
  throw error instanceof Duplicate && error.columns.includes('external_id') ? taken() : error;
}

function taken(message = 'Another ticket has this external ID') {
  const errors = [{ field: 'externalId', code: 'external_id_taken', message }];
  return new Refusal(409, message, 'external_id_taken', { errors });
}
