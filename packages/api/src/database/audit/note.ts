import type { Runner } from '../engine.ts';
import type { Core } from '../reading.ts';
import { type rowsOf as RowsOf, rowsOf, type Target } from '../statements.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { auditedTable, rowChange } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;
type Condition = Parameters<typeof RowsOf>[2];

/** The number of changes that an entry lists; the others are counted. */
export const maxChanges = 50;

/** Wraps statements to record their changes to audited tables. Without an audited call, the statement just runs. */
export function noting(core: Core, runner: Runner, { noted }: UnitOfWork) {
  const note = (target: Target, before: Fields | null, after: Fields | null) => {
    const changed = rowChange(target.table, before, after);
    if (!changed || !noted) return;
    const inside = target.scope?.id ?? null;
    const key = inside ?? changed.organizationId ?? `user ${changed.userId}`;
    const known = noted.get(key) ?? { changes: [], count: 0 };
    known.count += 1;
    if (known.changes.length < maxChanges) known.changes.push({ ...changed, inside });
    noted.set(key, known);
  };
  const isNoted = ({ table }: Target) => noted !== undefined && auditedTable(table) !== undefined;
  return {
    inserted(target: Target, row: Fields) {
      if (isNoted(target)) note(target, null, row);
    },
    /** For rows that are updated, or deleted if there is no patch. */
    async changing(
      target: Target,
      where: Condition,
      patch: Fields | null,
      run: () => Promise<number>,
    ) {
      if (!isNoted(target)) return run();
      const { sql, values } = rowsOf(core.builder, target, where);
      const rows = (await runner.all(sql, values)) as Fields[];
      const changed = await run();
      for (const row of rows) note(target, row, patch);
      return changed;
    },
  };
}
