import type { Org } from '../../../database/types.ts';

interface Named {
  externalId: string | null;
}

/** Those of these external IDs that an import would skip. */
export async function findImported(org: Org, externalIds: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (let from = 0; from < externalIds.length; from += 500) {
    const some = externalIds.slice(from, from + 500);
    for (const table of ['imported_tickets', 'tickets', 'merged_tickets'] as const) {
      const rows = await org.all<Named>(
        org.from(table).whereIn('external_id', some).select('external_id as externalId'),
      );
      for (const { externalId } of rows) if (externalId !== null) found.add(externalId);
    }
  }
  return [...found];
}
