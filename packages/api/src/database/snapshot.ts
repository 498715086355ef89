import { compile } from './builder.ts';
import type { Core } from './reading.ts';
import { guardScope } from './scope-guard.ts';
import type { RowsAtOnce } from './types.ts';

const usual = 500;

/** Reads organizations as of one moment. */
export function snapshot<R>({ engine }: Core, read: (rows: RowsAtOnce) => Promise<R>): Promise<R> {
  return engine.snapshot((rows) => {
    const inBatches: RowsAtOnce = (query, batch = usual) => {
      const { sql, values } = compile(query);
      guardScope(sql);
      return rows(sql, values, batch) as never;
    };
    return read(inBatches);
  });
}
