// @module-tag one-engine
// @module-tag slow

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { makeOrganization, makeTicket } from '../../test/factories.ts';
import { openDatabase } from '../open.ts';
import { quiet } from '../test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(name: string) {
  const file = join(folder, name);
  const database = await openDatabase({ url: `sqlite:${file}`, log: quiet });
  await database.migrate();
  return { file, database };
}

test('DU-04: a backup under load contains everything acknowledged before it, and is consistent', async () => {
  const { file, database } = await open('running.sqlite');
  const acme = await makeOrganization(database, 'acme');
  const before: string[] = [];
  for (let i = 0; i < 50; i += 1) before.push(await makeTicket(acme));
  let isDone = false;
  const load = (async () => {
    while (!isDone) await makeTicket(acme);
  })();
  // Same as `sqlite3 … "vacuum into …"`, as described in docs/operating.md.
  const backup = `new (require('better-sqlite3'))(${JSON.stringify(file)}, { readonly: true })
    .exec("vacuum into '${join(folder, 'backup.sqlite')}'")`;
  await promisify(execFile)(process.execPath, ['-e', backup], { cwd: import.meta.dirname });
  isDone = true;
  await load;
  await database.close();
  const copy = (await open('backup.sqlite')).database;
  const kept = copy.org(acme.id);
  const tickets = await kept.all<{ id: string }>(kept.from('tickets').select('id'));
  expect(tickets.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  const events = await kept.all(kept.from('events').where('name', 'ticket.created').select('seq'));
  expect(events).toHaveLength(tickets.length);
  await copy.close();
});
