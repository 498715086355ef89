// @module-tag postgres
// @module-tag slow

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { cpuTime } from '../test/cpu-time.ts';
import { times } from '../test/deep.ts';
import { openDatabase } from './open.ts';
import { openTestDatabase, quiet } from './test-database.ts';
import { addOrganization } from './test-rows.ts';
import type { Org } from './types.ts';

const rounds = times(3, 20);
const writer = join(import.meta.dirname, 'test-writer.ts');

/** Starts a process that writes tickets as fast as it can and kills it; returns what it had acknowledged. */
async function writeUntilKilled(url: string, organization: string, round: number) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '-C', 'helpdesk-source', writer, url, organization],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    if (acknowledged.push(line) === 1) setTimeout(() => child.kill('SIGKILL'), 10 + round * 5);
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return acknowledged;
}

// Full: the server starts after each kill.
test(`DU-01: after ${rounds} kills during writes, nothing acknowledged is lost and no write is partial`, {
  tags: ['full'],
}, async () => {
  const stored = await openTestDatabase();
  const { id } = await addOrganization(stored.database, 'acme');
  if (stored.database.dialect === 'sqlite') await stored.database.close();
  const acknowledged = new Set<string>();
  let slowest = 0;

  for (let round = 0; round < rounds; round++) {
    for (const number of await writeUntilKilled(stored.url, id, round)) acknowledged.add(number);
    const database = await openDatabase({ url: stored.url, log: quiet });
    const spent = await cpuTime(async () => {
      await database.migrate();
      await database.org(id).write((tx) => tx.add('restarts', 1));
    });
    slowest = Math.max(slowest, spent);
    await expectWhole(database.org(id), acknowledged);
    await database.close();
  }

  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect(slowest).toBeLessThan(2_000);
  await stored.remove();
});

async function expectWhole(org: Org, acknowledged: ReadonlySet<string>) {
  const numbersIn = async (query: Parameters<Org['all']>[0]) =>
    (await org.all<{ number: string }>(query)).map(({ number }) => number).sort();
  const tickets = await numbersIn(org.from('tickets').select('number'));
  const rows = await org.all<{ seq: number; payload: string }>(org.from('events').orderBy('seq'));
  const recorded = rows
    .map(({ payload }) => JSON.parse(payload).ticket.ticketNumber as string)
    .sort();
  const letters = await org.all<{ seq: number }>(org.from('outbox').orderBy('seq').select('seq'));
  const messages = await org.all(org.from('ticket_messages').select('id'));
  const counters = await org.all<{ name: string; value: number }>(org.from('counters'));

  const present = new Set(tickets);
  expect([...acknowledged].filter((number) => !present.has(number))).toEqual([]);
  expect(recorded).toEqual(tickets);
  expect(rows.map(({ seq }) => seq)).toEqual(tickets.map((_, index) => index + 1));
  expect(letters.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
  expect(messages).toHaveLength(tickets.length);
  const open = counters.find(({ name }) => name === 'tickets.open');
  expect(open?.value).toBe(tickets.length);
}
