// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import {
  makeTemporaryFolder,
  openTestDatabase,
  quiet,
  type TestDatabase,
} from '../database/test-database.ts';
import type { Database } from '../database/types.ts';
import { needsPostgres } from '../test/needs.ts';
import { refuseOtherDisk } from './shared-disk.ts';

const place = {
  prefix: '',
  bucket: 'b',
  endpoint: 'http://127.0.0.1',
  isPathStyle: true,
  region: 'eu',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  sessionToken: null,
};

describe('with two nodes on PostgreSQL', needsPostgres, () => {
  let stored: TestDatabase;
  let second: Database;
  const dataDir = makeTemporaryFolder('helpdesk-data-');
  const elsewhere = makeTemporaryFolder('helpdesk-data-');
  const onDisk = (dataDir: string) => ({ dataDir, filesPlace: 'disk' as const });

  beforeAll(async () => {
    stored = await openTestDatabase();
    second = await openDatabase({ url: stored.url, log: quiet });
    await refuseOtherDisk(onDisk(dataDir), stored.database);
  });
  afterAll(() => stored.remove());

  test('the second starts if it shares the disk of the first, or keeps files in a bucket', async () => {
    await refuseOtherDisk(onDisk(dataDir), second);
    await refuseOtherDisk({ dataDir: elsewhere, filesPlace: place }, second);
  });

  test('the second is refused on a disk of its own, until the first has stopped', async () => {
    await second.close();
    second = await openDatabase({ url: stored.url, log: quiet });
    await expect(refuseOtherDisk(onDisk(elsewhere), second)).rejects.toThrow(
      'Another server uses this database but stores files on a different disk',
    );
    await second.close();
    await refuseOtherDisk(onDisk(dataDir), stored.database);
    await stored.database.close();
    second = await openDatabase({ url: stored.url, log: quiet });
    await refuseOtherDisk(onDisk(elsewhere), second);
    await second.close();
  });
});

test('an installation on SQLite, which has one node, is not checked', async () => {
  const stored = await openTestDatabase('');
  for (const name of ['one', 'two']) {
    const dataDir = makeTemporaryFolder(`helpdesk-${name}-`);
    await refuseOtherDisk({ dataDir, filesPlace: 'disk' }, stored.database);
  }
  await stored.remove();
});
