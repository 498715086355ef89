import { inStatements, type Statement } from './statements.ts';

/** Changes one or several different counters; returns their new values. */
export const bump = (counters: number) =>
  `insert into counters (organization_id, name, value) values ${Array(counters).fill('(?, ?, ?)').join(', ')}
  on conflict (organization_id, name) do update set value = counters.value + excluded.value
  returning value`;

export const counterValue = 'select value from counters where organization_id = ? and name = ?';

export interface Move {
  organizationId: string;
  name: string;
  delta: number;
}

/** Any number of counter changes, in as few statements as possible. */
export function bumps(moves: readonly Move[]): Statement[] {
  const sums = new Map<string, Move>();
  for (const move of moves) {
    const key = `${move.organizationId} ${move.name}`;
    const delta = (sums.get(key)?.delta ?? 0) + move.delta;
    sums.set(key, { ...move, delta });
  }
  const rows = [...sums.values()].map((move) => [move.organizationId, move.name, move.delta]);
  return inStatements(rows, bump);
}
