// @module-tag one-engine

import Sqlite from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../test-database.ts';
import { addOrganization } from '../test-rows.ts';
import { searchMergesOf } from './search-merges.ts';

afterEach(() => void vi.useRealTimers());

test('commits leave merging the search index to steps between them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { database, url, remove } = await openTestDatabase('');
  const beside = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  // Page ids start with their segment's number; lower ids are about the whole index.
  const bySegment = beside.prepare(
    'select count(distinct id >> 37) from search_tokens_data where id >> 37 > 0',
  );
  const segments = () => bySegment.pluck().get();
  const org = await addOrganization(database, 'acme');
  for (let at = 0; at < 20; at += 1) {
    const tokens = new Set(Array.from({ length: 500 }, (_, word) => `bword${at * 500 + word}`));
    const document = { kind: 'ticket', targetId: `${at}`, text: null, tokens } as const;
    await org.write((tx) => tx.index(document));
  }
  expect(segments()).toBe(20);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(segments()).toBeLessThan(4);
  expect(vi.getTimerCount()).toBe(0);
  beside.close();
  await remove();
});

test('a merge that fails is logged and tried again after the next commit, until the database closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [between, merged, warn] = [vi.fn(), vi.fn(), vi.fn()];
  const log = { info() {}, error() {}, warn };
  const merges = searchMergesOf({ statements: {} as never, between, merged, log });
  const commit = async () => {
    merges.committed();
    await vi.runAllTimersAsync();
    return [between, merged, warn].map(({ mock }) => mock.calls.length);
  };
  between.mockRejectedValueOnce(new Error('The disk is full'));
  expect(await commit()).toEqual([1, 0, 1]);
  between.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  expect(await commit()).toEqual([4, 2, 1]);
  merges.close();
  expect(await commit()).toEqual([4, 2, 1]);
});
