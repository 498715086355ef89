import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open.ts';
import { quiet } from './test-database.ts';

test('OP-04: the error for an invalid database URL does not contain its password', async () => {
  const open = openDatabase({ url: 'mysql://root:secret@db.example/helpdesk', log: quiet });
  const error = await open.catch((reason: Error) => reason);
  expect(String(error)).toBe('Error: Not a database: mysql:…');
});

test('a database in memory leaves no file', async () => {
  const file = resolve(':memory:');
  onTestFinished(() => rmSync(file, { force: true }));
  const database = await openDatabase({ url: 'sqlite::memory:', log: quiet });
  await database.migrate();
  await database.ping();
  expect(database.dialect).toBe('sqlite');
  await database.close();
  expect(existsSync(file)).toBe(false);
});
