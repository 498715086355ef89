import type { Org, Tx } from '../../../database/types.ts';
import { readOrganization } from './organization.ts';

type Kept = { sampleTicketIds?: string[] };

/** The IDs of sample tickets that have not been removed. */
export async function readSampleIds(org: Org): Promise<readonly string[]> {
  const { settings } = await readOrganization(org);
  return (JSON.parse(settings) as Kept).sampleTicketIds ?? [];
}

export async function writeSampleIds(tx: Tx, ids: readonly string[]): Promise<void> {
  const { settings } = await readOrganization(tx);
  const { sampleTicketIds: _, ...others } = JSON.parse(settings) as Kept;
  const changed = ids.length > 0 ? { ...others, sampleTicketIds: ids } : others;
  await tx.update('organizations', {}, { settings: changed });
}
