import { existsSync } from 'node:fs';
import path from 'node:path';

declare module 'vitest' {
  interface TaskMeta {
    /** The requirement that a skipped test lacked; `npm test` reports it. */
    needs?: string;
  }
}

/** Finds a program on the PATH. */
export const findProgram = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/**
 * Options of a test that is skipped, with the reason, if a requirement is missing. `scripts/bare-machine.test.mjs` finds it
 * by its tag.
 */
export const needs = (what: string, isThere: boolean) => ({
  skip: !isThere,
  meta: { needs: what },
  tags: ['optional'],
});
