// @module-tag one-engine

import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../open.ts';
import { quiet } from '../test-database.ts';

test('OP-04: no other user of the machine can read the database, its journal or the secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-private-'));
  const file = join(folder, 'helpdesk.sqlite');
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  writeFileSync(file, '', { mode: 0o644 });
  readConfig({ DATA_DIR: folder });
  chmodSync(join(folder, 'secret'), 0o644);
  readConfig({ DATA_DIR: folder });
  const database = await openDatabase({ url: `sqlite:${file}`, log: quiet });
  await database.migrate();
  expect([file, `${file}-wal`, join(folder, 'secret')].map(mode)).toEqual(['600', '600', '600']);
  await database.close();
  rmSync(folder, { recursive: true });
});
