// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Duplicate, UnknownOrganization } from './errors.ts';
import type { OrgTable } from './tables.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { addOrganization, createTicket, ticketRow } from './test-rows.ts';
import { ticketRows } from './ticket-rows.ts';
import type { Commit, Database, Org, Tx } from './types.ts';

let stored: TestDatabase;
let database: Database;
let made = 0;

beforeAll(async () => {
  stored = await openTestDatabase();
  database = stored.database;
  database.sendToOutbox('mail', ['ticket.deleted']);
});
afterAll(() => stored.remove());

const newOrganization = () => addOrganization(database, `org-${++made}`);
const times = <R>(count: number, run: (index: number) => R) =>
  Array.from({ length: count }, (_, index) => run(index));

async function count(org: Org, table: OrgTable): Promise<number | undefined> {
  return (await org.first<{ n: number }>(org.from(table).count({ n: '*' })))?.n;
}

test('if one of a hundred concurrent writes fails, only that one is rolled back', async () => {
  const org = await newOrganization();
  const results = await Promise.allSettled(
    times(100, (index) =>
      org.write(async (tx) => {
        await createTicket(tx);
        if (index === 41) throw new Error('No. 41 thinks better of it');
        if (index === 42) await ticketRows(tx).insert(ticketRow('TK-1'));
      }),
    ),
  );
  const failures = results.flatMap((result) => ('reason' in result ? [result.reason] : []));
  expect(failures).toEqual([
    expect.objectContaining({ message: 'No. 41 thinks better of it' }),
    expect.any(Duplicate),
  ]);
  expect(failures[1]).toMatchObject({ table: 'tickets', columns: ['organization_id', 'number'] });
  for (const table of ['tickets', 'ticket_messages', 'events', 'outbox'] as const) {
    expect([table, await count(org, table)]).toEqual([table, 98]);
  }
});

test('a taken key names its table and columns', async () => {
  const org = await newOrganization();
  await org.write((tx) => ticketRows(tx).insert(ticketRow('TK-1', { id: 'one' })));
  const sameId = org.write((tx) => ticketRows(tx).insert(ticketRow('TK-2', { id: 'one' })));
  await expect(sameId).rejects.toMatchObject({
    name: 'Duplicate',
    table: 'tickets',
    columns: ['organization_id', 'id'],
  });
  const user = { id: `again-${made}`, email: `agent-org-${made}@example.test`, created_at: 'x' };
  const sameEmail = database.directory.write((tx) => tx.insert('users', user));
  await expect(sameEmail).rejects.toMatchObject({ table: 'users', columns: ['email'] });
});

test('event numbers have no gaps and ticket numbers no duplicates, however many writes run at once', async () => {
  const org = await newOrganization();
  const isOdd = (index: number) => index % 2 === 1;
  const numbers = await Promise.all(
    times(300, (index) =>
      org
        .write(async (tx) => {
          const number = await createTicket(tx);
          if (isOdd(index)) throw new Error('odd');
          return number;
        })
        .catch(() => null),
    ),
  );
  const kept = numbers.filter((number) => number !== null);
  expect(new Set(kept).size).toBe(150);
  const seqs = await org.all<{ seq: number }>(org.from('events').orderBy('seq').select('seq'));
  expect(seqs.map(({ seq }) => seq)).toEqual(times(150, (index) => index + 1));
});

test('a ticket, its event and its outbox row are stored together or not at all', async () => {
  const steps = ['next', 'insert', 'add', 'record'] as const;
  for (const broken of steps) {
    const org = await newOrganization();
    const work = org.write((tx) => {
      const faulty: Tx = { ...tx, [broken]: () => Promise.reject(new Error('Power cut')) };
      return createTicket(faulty);
    });
    await expect(work).rejects.toThrow('Power cut');
    for (const table of ['tickets', 'ticket_messages', 'counters', 'events', 'outbox'] as const) {
      expect([broken, table, await count(org, table)]).toEqual([broken, table, 0]);
    }
  }
});

test('uncommitted data is never read', async () => {
  const org = await newOrganization();
  const seen: (number | undefined)[] = [];
  const reading = (async () => {
    for (let i = 0; i < 50; i++) seen.push(await count(org, 'tickets'));
  })();
  const halves = org.write(async (tx) => {
    await createTicket(tx);
    for (let i = 0; i < 20; i++) await tx.first(tx.from('tickets'));
    const early = count(org, 'tickets');
    await createTicket(tx);
    throw Object.assign(new Error('No'), { early });
  });
  const { early } = (await halves.catch((error: unknown) => error)) as { early: Promise<number> };
  await reading;
  expect(new Set(seen)).toEqual(new Set([0]));
  expect(await early).toBe(0);
});

test('a write sees its own changes, and an inner write joins it', async () => {
  const org = await newOrganization();
  const work = org.write(async (tx) => {
    await tx.write((inner) => createTicket(inner));
    expect(await count(tx, 'tickets')).toBe(1);
    throw new Error('No');
  });
  await expect(work).rejects.toThrow('No');
  expect(await count(org, 'tickets')).toBe(0);
});

test('a finished transaction accepts no more statements', async () => {
  const org = await newOrganization();
  const kept = await org.write(async (tx) => [tx]);
  await expect(kept[0]?.add('late', 1)).rejects.toThrow('over');
});

test('insertIfAbsent returns whether it was the first', async () => {
  const org = await newOrganization();
  const row = ticketRow('TK-1');
  const firsts = await Promise.all(
    times(20, () => org.write((tx) => tx.insertIfAbsent('tickets' as never, row as never))),
  );
  expect(firsts.filter(Boolean)).toHaveLength(1);
});

test('the version changes with every change, and only then', async () => {
  const org = await newOrganization();
  const other = await newOrganization();
  const otherBefore = await other.version();
  const versions = [await org.version()];
  const after = async (work: Promise<unknown>) => {
    await work.catch(() => {});
    versions.push(await org.version());
  };
  await after(org.write((tx) => tx.first(tx.from('tickets'))));
  await after(org.write((tx) => createTicket(tx)));
  await after(org.write((tx) => ticketRows(tx).update({ number: 'none' }, { subject: 'x' })));
  await after(org.write((tx) => ticketRows(tx).update({}, { subject: 'x' })));
  await after(org.write((tx) => createTicket(tx).then(() => Promise.reject(new Error('No')))));
  await after(
    database.directory.write((tx) =>
      tx.update('users', { id: `agent-org-${made - 1}` }, { first_name: 'Ada' }),
    ),
  );
  const [start = 0] = versions;
  expect(versions.map((version) => version - start)).toEqual([0, 0, 1, 1, 2, 2, 3]);
  expect(await other.version()).toBe(otherBefore);
});

test('commit listeners receive the committed events in order, and nothing else', async () => {
  const org = await newOrganization();
  const commits: Commit[] = [];
  const stop = database.onCommit((commit) => commits.push(commit));
  await org.write((tx) => createTicket(tx));
  await org.write((tx) => tx.add('silent', 1));
  await org
    .write((tx) => createTicket(tx).then(() => Promise.reject(new Error('No'))))
    .catch(() => {});
  await org.write(async (tx) => {
    await createTicket(tx);
    await createTicket(tx);
  });
  stop();
  expect(commits.map(({ events }) => events.map(({ seq }) => seq))).toEqual([[1], [2, 3]]);
  expect(commits.every(({ organizationId }) => organizationId === org.id)).toBe(true);
});

test('an unknown organization cannot be written to', async () => {
  await expect(database.org('nobody').write((tx) => createTicket(tx))).rejects.toThrow(
    UnknownOrganization,
  );
});

test('sign-up creates everything or nothing', async () => {
  await newOrganization();
  const again = addOrganization(database, `org-${made}`);
  await expect(again).rejects.toThrow(Duplicate);
  const row = await database.directory.first<{ n: number }>(
    database.directory.from('organizations').where('subdomain', `org-${made}`).count({ n: '*' }),
  );
  expect(row?.n).toBe(1);
});
