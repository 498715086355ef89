import { Duplicate } from '../../../database/errors.ts';
import type { Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { findByExternalId } from '../read/external-id.ts';

/** Refuses an external id that another ticket has, or one that was merged into another ticket. */
export async function refuseTaken(tx: Tx, externalId: string | null | undefined, id?: string) {
  if (externalId == null) return;
  const holder = await findByExternalId(tx, externalId);
  if (!holder || holder.rootId === id) return;
  throw holder.id === holder.rootId
    ? taken()
    : taken(`${holder.number}, which was merged into another ticket, has this external ID`);
}

/** A ticket that comes back, without its id in another system if another one has that meanwhile. */
export async function withFreeId<Row extends { id?: unknown; external_id?: unknown }>(
  tx: Tx,
  ticket: Row,
): Promise<Row> {
  const { id, external_id: externalId } = ticket;
  if (externalId == null) return ticket;
  const holder = await findByExternalId(tx, String(externalId));
  return holder && holder.id !== id ? { ...ticket, external_id: null } : ticket;
}

/** Refuses the same of two that were given at the same moment. */
export function orTaken(error: unknown): never {
  throw error instanceof Duplicate && error.columns.includes('external_id') ? taken() : error;
}

function taken(message = 'Another ticket has this external ID') {
  const errors = [{ field: 'externalId', code: 'external_id_taken', message }];
  return new Refusal(409, message, 'external_id_taken', { errors });
}
