import type { TestProject } from 'vitest/node';
import { administrate } from './test-connection.ts';

/** After a test run, removes the schemas that it kept for reuse. */
export default function setUp({ config: { env } }: TestProject) {
  return () =>
    administrate(env.TEST_DATABASE_URL ?? '', async (client) => {
      const { rows } = await client.query<{ nspname: string }>(
        'select nspname from pg_namespace where starts_with(nspname, $1)',
        [`test_${env.TEST_RUN}_`],
      );
      // One at a time, as each takes hundreds of locks.
      for (const { nspname } of rows) await client.query(`drop schema ${nspname} cascade`);
    });
}
