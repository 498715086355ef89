import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { now } from '../../../database/ids.ts';
import type { Org } from '../../../database/types.ts';
import { metadataText } from '../../../metadata.ts';
import { Refusal } from '../../../refusal.ts';
import { findByExternalId, findCustomer } from '../read/customers.ts';

/** Keeps what is given with a customer; with nothing left, the row goes. */
export function keepCustomer(org: Org, input: Schema<'CustomerRecordInput'>) {
  const email = normalizeEmail(input.email);
  const given = input.metadata === undefined ? undefined : metadataText(input.metadata);
  return org.write(async (tx) => {
    const before = await findCustomer(tx, email);
    const row = {
      email,
      external_id:
        input.externalId === undefined ? (before?.external_id ?? null) : input.externalId,
      metadata: given === undefined ? (before?.metadata ?? null) : given,
    };
    if (row.external_id !== null) {
      const other = await findByExternalId(tx, row.external_id);
      if (other && other.email !== email) throw taken();
    }
    const isSame =
      row.external_id === (before?.external_id ?? null) &&
      row.metadata === (before?.metadata ?? null);
    if (isSame) return { ...row, updated_at: before?.updated_at ?? now() };
    const updated_at = now();
    const isKept = row.external_id !== null || row.metadata !== null;
    if (!isKept) {
      await tx.remove('customer_records', { email });
    } else if (before) {
      await tx.update('customer_records', { email }, { ...row, updated_at });
    } else {
      await tx.insert('customer_records', { ...row, updated_at });
    }
    await tx.record('customer.changed', { email, externalId: row.external_id, isKept });
    return { ...row, updated_at };
  });
}

function taken() {
  const message = 'Another customer has this external id';
  const errors = [{ field: 'externalId', code: 'external_id_taken', message }];
  return new Refusal(409, message, 'external_id_taken', { errors });
}
