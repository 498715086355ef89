import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';

/** The counter that says from which hour on (since 1970) all hours are counted. What another server has exported is counted again. */
export const filledName = ({ id }: Org) => `hours.since.${id}`;

const filled = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** From which hour (since 1970) on the counters of hours are complete; null while none are. */
export async function readFilled(org: Org): Promise<number | null> {
  // What counts all tickets is not for those who see some of them.
  if (org.visibility) return null;
  const row = await org.first<{ value: number }>(filled({ name: filledName(org) }));
  return row ? Number(row.value) : null;
}
