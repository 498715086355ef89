// @module-tag slow

// Fills 30,000 rows and kills a server. The ordinary tier proves the parts: features/leaving/closing the deletion,
// jobs/worker that the job of a killed process runs again.
// @module-tag full

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import type { Database } from '../../database/types.ts';
import { everyRow, readPast } from '../../test/every-table.ts';
import { type ServerProcess, serverProcess } from '../../test/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await serverProcess();
});
afterAll(() => server.remove());

const many = 30_000;

/** Creates the demo organization, with more rows than are deleted in a moment. */
async function fill(database: Database): Promise<string> {
  const { directory } = database;
  const row = await directory.first<{ id: string }>(
    directory.from('organizations').where('subdomain', 'demo').select('id'),
  );
  const id = row?.id ?? '';
  const org = database.org(id);
  const ticket = await org.first<{ id: string }>(org.from('tickets').limit(1).select('id'));
  await org.write(async (tx) => {
    for (let at = 0; at < many; at += 1) {
      await tx.insert('ticket_activity', {
        id: newId(),
        ticket_id: ticket?.id ?? '',
        actor_type: 'system',
        kind: 'created',
        created_at: now(),
      });
    }
  });
  return id;
}

const counted = (url: string) =>
  readPast(url, async (all) => {
    const [row] = await all('select count(*) as count from ticket_activity');
    return Number(row?.count);
  });

/** Ends its grace period and makes the task due, whichever process was running it when it was killed. */
const makeDue = (database: Database, id: string) =>
  database.directory.write(async (tx) => {
    const deletes_at = new Date(Date.now() - 1_000).toISOString();
    await tx.org(id).update('organizations', {}, { deletes_at });
    const task = { due_at: now(), leased_until: null };
    await tx.update('schedules', { name: 'closed-organizations' }, task);
  });

test('killed while it deletes an organization, the server resumes after a restart', async () => {
  await server.start();
  await server.end('SIGTERM');
  const id = await server.look(fill);
  await server.look((database) => makeDue(database, id));
  await server.start();
  let seen = many;
  while (seen >= many) {
    await sleep(5);
    seen = await counted(server.databaseUrl);
  }
  await server.end('SIGKILL');
  const halfway = await counted(server.databaseUrl);
  expect(halfway).toBeLessThan(many);
  expect(halfway).toBeGreaterThan(0);
  await server.look((database) => makeDue(database, id));
  await server.start();
  let rows: string[] = [];
  do {
    await sleep(500);
    rows = (await everyRow(server.databaseUrl)).get('organizations') ?? [];
  } while (rows.some((row) => row.includes(id)));
  await server.end('SIGTERM');
  const after = await everyRow(server.databaseUrl);
  const saying = [...after].filter(([, some]) => some.some((row) => row.includes(id)));
  expect(saying.map(([table]) => table)).toEqual([]);
  // People keep their accounts.
  expect(after.get('users')).toHaveLength(3);
}, 600_000);
