// @module-tag postgres
// @module-tag slow

import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../database/ids.ts';
import { makeTemporaryFolder, openTestDatabase } from '../../../database/test-database.ts';
import type { Database } from '../../../database/types.ts';
import { storageOf } from '../../../stored-files/storage.ts';
import { isDeep, times } from '../../../test/deep.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { cleanHtml } from '../../help/clean.ts';
import { indexAgain } from '../../tickets/store/index-again.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { tablesInOrder } from '../tables/export-tables.ts';
import { importOrganization } from './import-organization.ts';
import { openArchive } from './read-archive.ts';

const tickets = times(200, 10_000);
const messagesOfEach = 5;
/** Every fifth ticket has a file. */
const bytesOfFile = times(2_000, 100_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await fill(server);
}, 1_800_000);
afterAll(() => server.stop());

async function fill({ context: { database, config }, acme: { id, agent } }: TestServer) {
  const storage = storageOf(config);
  const folder = makeTemporaryFolder('helpdesk-many-');
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();
  await database.load(async (loader) => {
    for (let from = 0; from < tickets; from += 100) {
      const rows = Array.from({ length: Math.min(100, tickets - from) }, (_, nth) => from + nth);
      const ids = rows.map(() => newId());
      await loader.insert(
        'tickets',
        id,
        rows.map((nth, one) => ({
          id: ids[one] ?? '',
          number: `TK-${nth}`,
          subject: `The kettle ${nth} does not boil`,
          description: `It is number ${nth}. `.repeat(10),
          status: nth % 3 ? 'closed' : 'open',
          priority: 'normal',
          customer_name: `Ada ${nth}`,
          customer_email: `ada${nth}@customer.example`,
          source: 'form',
          has_file: nth % 5 ? 0 : 1,
          created_at: at(nth),
          updated_at: at(nth),
        })),
      );
      await loader.insert(
        'ticket_messages',
        id,
        ids.flatMap((ticket_id, one) =>
          Array.from({ length: messagesOfEach }, (_, nth) => ({
            id: newId(),
            ticket_id,
            author_type: nth % 2 ? ('staff' as const) : ('customer' as const),
            visibility: 'public' as const,
            user_id: nth % 2 ? agent.userId : null,
            body: `Answer ${nth} of ${rows[one]}: please turn it off and on again. `.repeat(8),
            created_at: at(nth),
          })),
        ),
      );
      for (const nth of rows.filter((one) => one % 5 === 0)) {
        const bytes = Buffer.alloc(bytesOfFile, `file ${nth} of acme `);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const path = join(folder, sha256);
        writeFileSync(path, bytes);
        await storage.put(id, { path, sha256, size: bytes.length });
        const size = bytes.length;
        await loader.insert('stored_files', id, [{ sha256, size, claimed_at: at(nth) }]);
        const its = { id: newId(), sha256, size, type: 'text/plain', name: 'log.txt' };
        const message_id = ids[nth - from] ?? '';
        await loader.insert('message_files', id, [{ ...its, message_id, created_at: at(nth) }]);
      }
    }
  });
}

/** Hashes of the lines of each file, and the list of uploaded files. */
async function hashes(path: string): Promise<Record<string, string>> {
  const archive = await openArchive(path);
  const found: Record<string, string> = { files: archive.files.toSorted().join().slice(0, 2_000) };
  for (const file of ['people', ...tablesInOrder.map((one) => one.file)]) {
    const hash = createHash('sha256');
    for await (const line of archive.lines(file)) hash.update(JSON.stringify(line));
    found[file] = hash.digest('hex');
  }
  archive.close();
  return found;
}

/** Runs the work and reports its time and peak additional memory. */
async function measured<R>(name: string, work: () => Promise<R>): Promise<R> {
  const begun = performance.now();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    const seconds = (performance.now() - begun) / 1_000;
    const megabytes = (most - before) / 2 ** 20;
    if (isDeep)
      process.stdout.write(`${name}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more\n`);
  }
}

const exported = (database: Database, config: TestServer['context']['config'], id: string) =>
  writeArchive({ database, config, org: database.org(id), progress: () => undefined });

test(`an organization of ${tickets} tickets with files has the same rows on another server`, async () => {
  const { database, config } = server.context;
  const first = await measured('Export', () => exported(database, config, server.acme.id));
  expect(first.files).toBe(tickets / 5);
  const { path } = first.archive;
  if (isDeep) process.stdout.write(`${first.total} rows and files, ${statSync(path).size} bytes\n`);
  const stored = await openTestDatabase();
  const there = { ...config, dataDir: makeTemporaryFolder('helpdesk-data-') };
  const imported = await measured('Import', () =>
    importOrganization({ database: stored.database, config: there, path, indexAgain, cleanHtml }),
  );
  expect(imported.files).toBe(tickets / 5);
  const second = await exported(stored.database, there, imported.organizationId);
  expect(await hashes(second.archive.path)).toEqual(await hashes(path));
  await stored.remove();
}, 1_800_000);
