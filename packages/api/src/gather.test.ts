import { expect, test, vi } from 'vitest';
import type { Database } from './database/types.ts';
import { gather } from './gather.ts';
import { createMemory } from './memory.ts';

test('a stopping server waits for counts that are just being written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const database = {} as Database;
  const memory = createMemory(database);
  const written: number[] = [];
  let save = () => {};
  const counts = gather(
    100,
    (): number[] => [],
    async (_server, _id, all) => {
      await new Promise<void>((done) => {
        save = done;
      });
      written.push(...all);
    },
  );
  counts.of({ database, memory }, 'acme').push(1, 2);
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  const atEnd: number[][] = [];
  const finished = memory.finish().then(() => atEnd.push([...written]));
  await new Promise((turn) => setImmediate(turn));
  save();
  await finished;
  expect(atEnd).toEqual([[1, 2]]);
});
