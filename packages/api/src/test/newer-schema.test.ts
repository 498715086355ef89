import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeTemporaryFolder, openTestDatabase, runPast } from '../database/test-database.ts';
import { freePort } from './free-port.ts';
import { command } from './server-process.ts';

test('a server refuses to start on a database that a newer version has upgraded', async () => {
  const stored = await openTestDatabase();
  const folder = makeTemporaryFolder('helpdesk-newer-');
  // With SQLite, one process owns the file.
  await stored.database.close();
  await runPast(
    stored.url,
    `insert into migrations (name, applied_at) values ('9999-later', '2030-01-01T00:00:00.000Z')`,
  );
  const env = {
    PATH: process.env.PATH,
    PORT: `${await freePort()}`,
    DATABASE_URL: stored.url,
    DATA_DIR: folder,
    DEMO: '0',
    EXAMPLES_PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const run = promisify(execFile)(process.execPath, command, { env, timeout: 120_000 });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      'The helpdesk did not start: A newer version has upgraded this database (9999-later). ' +
      'Start that version, or restore the backup from before the upgrade.\n',
  });
  await stored.remove();
  rmSync(folder, { recursive: true, force: true });
});
