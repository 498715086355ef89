import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { removeEventsAbout } from '../../../events/store/remove.ts';
import { metadataText } from '../../../metadata.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { findByExternalId, findCustomer, hasTicketOf } from '../read/customers.ts';

/** Updates the record of a customer if the member sees one of their tickets, and removes a record that becomes empty. */
export function keepCustomer(org: Org, input: Schema<'CustomerRecordInput'>) {
  const email = normalizeEmail(input.email);
  const given = input.metadata === undefined ? undefined : metadataText(input.metadata);
  return org.write(async (tx) => {
    if (tx.visibility && !(await hasTicketOf(tx, email))) throw notFound('Customer not found');
    const before = await findCustomer(tx, email);
    const row = {
      email,
      external_id:
        input.externalId === undefined ? (before?.external_id ?? null) : input.externalId,
      metadata: given === undefined ? (before?.metadata ?? null) : given,
      erasure_requested_at: input.isErasureDone ? null : (before?.erasure_requested_at ?? null),
    };
    if (row.external_id !== null) {
      const other = await findByExternalId(tx, row.external_id);
      if (other && other.email !== email) throw taken();
    }
    const isSame =
      row.external_id === (before?.external_id ?? null) &&
      row.metadata === (before?.metadata ?? null) &&
      row.erasure_requested_at === (before?.erasure_requested_at ?? null);
    if (isSame) return { ...row, updated_at: before?.updated_at ?? now() };
    const updated_at = now();
    const isKept = Object.values({ ...row, email: null }).some((value) => value !== null);
    if (!isKept) {
      await tx.remove('customer_records', { email });
      await removeEventsAbout(tx, [email]);
    } else if (before) {
      await tx.update('customer_records', { email }, { ...row, updated_at });
    } else {
      await tx.insert('customer_records', { ...row, updated_at });
    }
    await tx.record('customer.changed', { email, externalId: row.external_id, isKept });
    return { ...row, updated_at };
  });
}

/** Notes that a customer requested erasure of their data; a repeated request keeps the first time. */
export async function noteErasureRequest(tx: Tx, email: string, sessionId: string) {
  const before = await findCustomer(tx, email);
  if (before?.erasure_requested_at) return;
  const at = now();
  const asked = { erasure_requested_at: at, updated_at: at };
  if (before) await tx.update('customer_records', { email }, asked);
  else await tx.insert('customer_records', { email, external_id: null, metadata: null, ...asked });
  await tx.record('customer.erasure_requested', { email, sessionId });
}

function taken() {
  const message = 'Another customer has this external ID';
  const errors = [{ field: 'externalId', code: 'external_id_taken', message }];
  return new Refusal(409, message, 'external_id_taken', { errors });
}
