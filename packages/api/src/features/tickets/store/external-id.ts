import { Duplicate } from '../../../database/errors.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';

const byExternalId = prepare((org, p: P<'externalId'>) =>
  org.from('tickets').where('external_id', p.externalId).select('id', 'number'),
);

/** The ticket that has this id in another system. */
export const findByExternalId = (org: Org, externalId: string) =>
  org.first<{ id: string; number: string }>(byExternalId({ externalId }));

/** Refuses an external id that another ticket has. */
export async function refuseTaken(tx: Tx, externalId: string | null | undefined, id?: string) {
  if (externalId == null) return;
  const other = await findByExternalId(tx, externalId);
  if (other && other.id !== id) throw taken();
}

/** A ticket that comes back, without its id in another system if another ticket has that meanwhile. */
export async function withFreeId<Row extends { external_id?: unknown }>(
  tx: Tx,
  ticket: Row,
): Promise<Row> {
  const { external_id: externalId } = ticket;
  const isTaken = externalId != null && (await findByExternalId(tx, String(externalId)));
  return isTaken ? { ...ticket, external_id: null } : ticket;
}

/** Refuses the same of two that were given at the same moment. */
export function orTaken(error: unknown): never {
  throw error instanceof Duplicate && error.columns.includes('external_id') ? taken() : error;
}

function taken() {
  const message = 'Another ticket has this external id';
  const errors = [{ field: 'externalId', code: 'external_id_taken', message }];
  return new Refusal(409, message, 'external_id_taken', { errors });
}
