// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';
import { addOrganization } from '../test-rows.ts';
import type { Org, Tx } from '../types.ts';
import type { SearchDocument } from './documents.ts';

let stored: TestDatabase;
let org: Org;

beforeAll(async () => {
  stored = await openTestDatabase();
  org = await addOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

const document = (targetId: string, ...words: string[]): SearchDocument => ({
  kind: 'ticket',
  targetId,
  text: null,
  tokens: new Set(words),
});

async function found(word: string): Promise<string[]> {
  const query = org.found(org.match([[{ token: word }]]) as never, 10 as never);
  const rows = await org.all<{ target_id: string }>(query.select('target_id'));
  return rows.map((row) => row.target_id).sort();
}

test('the last version of each concurrently written document is found once committed', async () => {
  const writes = Array.from({ length: 20 }, (_, at) =>
    org.write(async (tx) => {
      await tx.index(document(`many-${at % 10}`, 'bkettle', `bround${at < 10 ? 'one' : 'two'}`));
    }),
  );
  await Promise.all(writes);
  expect(await found('bkettle')).toHaveLength(10);
  expect(await found('broundone')).toEqual([]);
  expect(await found('broundtwo')).toHaveLength(10);
});

test('a failed write leaves nothing in the index, while others succeed', async () => {
  const write = (id: string, then: (tx: Tx) => Promise<unknown>) =>
    org.write(async (tx) => {
      await tx.index(document(id, 'btoaster'));
      await then(tx);
    });
  const results = await Promise.allSettled([
    write('good', async () => {}),
    write('bad', () => Promise.reject(new Error('No'))),
    write('also-good', async () => {}),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await found('btoaster')).toEqual(['also-good', 'good']);
});

test('a document that is indexed and removed before the commit is not found, nor is its successor by its words', async () => {
  await Promise.all([
    org.write((tx) => tx.index(document('gone', 'bgrinder'))),
    org.write((tx) => tx.remove('search_documents', { target_id: 'gone' })),
    org.write((tx) => tx.index(document('next', 'bmixer'))),
  ]);
  expect(await found('bgrinder')).toEqual([]);
  expect(await found('bmixer')).toEqual(['next']);
});
