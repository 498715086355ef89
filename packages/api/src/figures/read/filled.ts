import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';

/** The counter with the hour (since 1970) from which on all hours are counted. Hours of an import from another server are counted again. */
export const filledName = ({ id }: Org) => `hours.since.${id}`;

const filled = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** The hour (since 1970) from which on the hourly counters are complete; null if none are. */
export async function readFilled(org: Org): Promise<number | null> {
  // Members with restricted visibility can't use counters of all tickets.
  if (org.visibility) return null;
  const row = await org.first<{ value: number }>(filled({ name: filledName(org) }));
  return row ? Number(row.value) : null;
}
