import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { CustomerRecordRow } from '../../database/rows/people.ts';
import { metadataIn } from '../../metadata.ts';

/** A customer record, for API clients and the staff. */
export const presentCustomer = (
  row: Omit<CustomerRecordRow, 'organization_id'>,
): Schema<'CustomerRecord'> => ({
  email: row.email,
  externalId: row.external_id,
  metadata: metadataIn(row),
  erasureRequestedAt: row.erasure_requested_at,
  updatedAt: row.updated_at,
});
