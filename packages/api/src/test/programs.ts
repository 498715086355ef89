import { existsSync } from 'node:fs';
import path from 'node:path';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test is skipped without; `npm test` says it of each that was. */
    needs?: string;
  }
}

/** Where a program is on the PATH. */
export const findProgram = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/**
 * Options of a test that is skipped, with the reason, where something is not there. `scripts/bare-machine.test.mjs` finds it by
 * its tag.
 */
export const needs = (what: string, isThere: boolean) => ({
  skip: !isThere,
  meta: { needs: what },
  tags: ['optional'],
});
