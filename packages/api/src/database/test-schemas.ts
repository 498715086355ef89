import type { TestProject } from 'vitest/node';
import { administrate } from './test-connection.ts';

/** Removes the schemas that a test run kept for reuse, at its end. */
export default function setUp({ config: { env } }: TestProject) {
  return () =>
    administrate(env.TEST_DATABASE_URL ?? '', async (client) => {
      const { rows } = await client.query<{ nspname: string }>(
        'select nspname from pg_namespace where starts_with(nspname, $1)',
        [`test_${env.TEST_RUN}_`],
      );
      // One at a time, because each takes hundreds of locks.
      for (const { nspname } of rows) await client.query(`drop schema ${nspname} cascade`);
    });
}
