// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Runner } from './engine.ts';
import { groupCommit, type Session } from './group-commit.ts';
import { newId } from './ids.ts';
import { type AfterCommit, afterCommit } from './left.ts';
import { openTestDatabase, quiet, type TestDatabase } from './test-database.ts';
import { addOrganization, createTicket, ticketRow } from './test-rows.ts';
import { ticketRows } from './ticket-rows.ts';
import { together } from './together.ts';
import type { Org, Tx } from './types.ts';

/** Deferred rows of writes in one commit are stored together. */
let stored: TestDatabase;
let made = 0;

beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());

const newOrganization = () => addOrganization(stored.database, `left-${++made}`);
const refuse = () => Promise.reject(new Error('Refused'));
const statuses = (results: PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status[0]).join('');
const subjects = async (org: Org) => {
  const rows = await org.all<{ subject: string }>(org.from('tickets').orderBy('subject'));
  return rows.map(({ subject }) => subject);
};
const valueOf = async (org: Org, name: string) =>
  (await org.first<{ value: number }>(org.from('counters').where('name', name)))?.value;
const readTickets = (tx: Tx) => tx.all(tx.from('tickets'));

describe('for writes that share a commit', () => {
  test.each<[how: string, then: (tx: Tx) => Promise<unknown>]>([
    ['after it has left rows', async () => {}],
    ['after it has read what was left', readTickets],
    ['after it has changed rows', (tx) => ticketRows(tx).update({}, { subject: 'All changed' })],
    [
      'after it has stored a row at once',
      (tx) => tx.insertIfAbsent('tickets' as never, ticketRow('X') as never),
    ],
  ])("one that is rejected %s leaves the others' rows in place", async (_how, then) => {
    const org = await newOrganization();
    const results = await Promise.allSettled([
      org.write((tx) => createTicket(tx, 'A')),
      org.write(async (tx) => {
        await createTicket(tx, 'B');
        await then(tx);
        return refuse();
      }),
      org.write((tx) => createTicket(tx, 'C')),
    ]);
    expect(statuses(results)).toBe('frf');
    expect(await subjects(org)).toEqual(['A', 'C']);
    expect([await valueOf(org, 'ticket'), await valueOf(org, 'tickets.open')]).toEqual([2, 2]);
    const numbers = results.map((result) => 'value' in result && result.value);
    expect(numbers).toEqual(['TK-1', false, 'TK-2']);
  });

  test('each sees the changes of those before it and its own', async () => {
    const org = await newOrganization();
    const count = async (tx: Tx) => {
      await createTicket(tx);
      const tickets = await readTickets(tx);
      return [tickets.length, await valueOf(tx, 'tickets.open')];
    };
    expect(await Promise.all([org.write(count), org.write(count), org.write(count)])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  test('one that repeats an earlier read sees later changes', async () => {
    const org = await newOrganization();
    const name = async (tx: Tx) =>
      (await tx.first<{ name: string }>(tx.from('organizations')))?.name;
    const rename = (to: string) => (tx: Tx) => tx.update('organizations', {}, { name: to });
    const results = await Promise.allSettled([
      org.write(name),
      org.write((tx) => rename('Second')(tx)),
      org.write(name),
      org.write(async (tx) => {
        await rename('Third')(tx);
        expect(await name(tx)).toBe('Third');
        return refuse();
      }),
      org.write(name),
    ]);
    expect(results.map((result) => 'value' in result && result.value)).toEqual([
      `left-${made}`,
      1,
      'Second',
      false,
      'Second',
    ]);
  });

  test('one that counts rows after another has counted them includes those added since', async () => {
    const org = await newOrganization();
    const count = async (tx: Tx) =>
      (await tx.first<{ n: number }>(tx.from('tickets').count({ n: '*' })))?.n;
    const add = (tx: Tx) => ticketRows(tx).insert(ticketRow(newId()));
    const counts = await Promise.all([
      org.write(count),
      org.write(add),
      org.write(count),
      org.write((tx) => add(tx).then(() => count(tx))),
      org.write(count),
    ]);
    expect(counts).toEqual([0, undefined, 1, 2, 2]);
  });

  test('one that reads a counter or searches finds the deferred rows of others', async () => {
    const org = await newOrganization();
    const tokens = new Set(['bkettle']);
    const found = async (tx: Tx) => {
      const match = tx.match([[{ token: 'bkettle' }]]);
      return (await tx.all(tx.found(match as never, 10 as never).select('target_id'))).length;
    };
    const index = (targetId: string) => (tx: Tx) =>
      tx.index({ kind: 'ticket', targetId, text: null, tokens });
    const results = await Promise.all([
      org.write((tx) => tx.add('n', 3)),
      org.write((tx) => valueOf(tx, 'n')),
      org.write(index('a')),
      // SQLite finds documents after the commit.
      org.write(async (tx) => (stored.database.dialect === 'postgres' ? found(tx) : 1)),
    ]);
    expect(results).toEqual([undefined, 3, undefined, 1]);
  });

  test('rows of one table may have different columns', async () => {
    const org = await newOrganization();
    const insert = (row: object) =>
      org.write((tx) => ticketRows(tx).insert(ticketRow(newId(), row)));
    await Promise.all([insert({ customer_name: 'Ada' }), insert({ customer_email: 'ada@acme' })]);
    const rows = await org.all(
      org.from('tickets').orderBy('id').select('customer_name', 'customer_email'),
    );
    expect(rows).toEqual([
      { customer_name: 'Ada', customer_email: null },
      { customer_name: null, customer_email: 'ada@acme' },
    ]);
  });

  test('changing a row object after reading it does not affect the others', async () => {
    const org = await newOrganization();
    const rename = async (tx: Tx) => {
      const row = (await tx.first<{ name: string }>(tx.from('organizations'))) ?? { name: '' };
      row.name += ', read';
      return row.name;
    };
    const names = await Promise.all([org.write(rename), org.write(rename)]);
    expect(names).toEqual(Array(2).fill(`left-${made}, read`));
  });

  test('numbers continue from the current value, however a counter was changed', async () => {
    const org = await newOrganization();
    await org.write((tx) => tx.add('n', 10));
    const next = (tx: Tx) => tx.next('n');
    const numbers = await Promise.all([
      org.write(next),
      org.write((tx) => tx.add('n', 5)),
      org.write(async (tx) => [await tx.next('n'), await tx.next('n')]),
      org.write((tx) => Promise.all([next(tx), next(tx)])),
      org.write((tx) => tx.remove('counters', { name: 'n' })),
      org.write(next),
    ]);
    expect(numbers).toEqual([11, undefined, [17, 18], [19, 20], 1, 1]);
    expect(await valueOf(org, 'n')).toBe(1);
  });

  test('only the one that stores a taken key is rejected', async () => {
    const org = await newOrganization();
    const insert = (number: string) => org.write((tx) => ticketRows(tx).insert(ticketRow(number)));
    const taken = { reason: { name: 'Duplicate', table: 'tickets' } };
    const results = await Promise.allSettled(['1', '2', '1', '3'].map(insert));
    expect(statuses(results)).toBe('ffrf');
    expect(results[2]).toMatchObject(taken);
    const again = org.write((tx) =>
      together(ticketRows(tx).insert(ticketRow('3')), readTickets(tx)),
    );
    const beside = await Promise.allSettled([again, org.write(readTickets)]);
    expect(statuses(beside)).toBe('rf');
    expect(beside[0]).toMatchObject(taken);
    expect(await subjects(org)).toEqual(['About 1', 'About 2', 'About 3']);
  });

  test('only the one with a broken reference is rejected', async () => {
    const org = await newOrganization();
    const agent = (assigned_agent_id: string | null) =>
      org.write((tx) => ticketRows(tx).insert(ticketRow(newId(), { assigned_agent_id })));
    const results = await Promise.allSettled([agent(null), agent('nobody'), agent(null)]);
    expect(statuses(results)).toBe('frf');
    expect(results[1]).toMatchObject({ reason: { name: 'BrokenReference' } });
  });

  test('only the one whose read fails is rejected, whether or not it catches the error', async () => {
    const org = await newOrganization();
    const wrong = (tx: Tx) => tx.first(tx.from('tickets').where('no_such_column', 1));
    const silent = (tx: Tx) => wrong(tx).catch(() => {});
    for (const work of [wrong, silent]) {
      const besideReads = await Promise.allSettled(
        [readTickets, work].map((one) => org.write(one)),
      );
      const results = await Promise.allSettled([
        org.write((tx) => createTicket(tx, 'A')),
        org.write(work),
        org.write((tx) => createTicket(tx, 'B')),
      ]);
      const isRefused = work === wrong || stored.database.dialect === 'postgres';
      expect(statuses(besideReads)).toBe(isRefused ? 'fr' : 'ff');
      expect(statuses(results)).toBe(isRefused ? 'frf' : 'fff');
    }
    expect(await subjects(org)).toEqual(['A', 'A', 'B', 'B']);
  });

  test('a hundred that write many rows each store all of them', async () => {
    const org = await newOrganization();
    const tickets = Array.from({ length: 100 }, (_, at) => at);
    await Promise.all(
      tickets.map((at) =>
        org.write(async (tx) => {
          for (let one = 0; one < at % 4; one += 1) await createTicket(tx, `${at}`);
        }),
      ),
    );
    expect((await subjects(org)).length).toBe(150);
    expect(await valueOf(org, 'tickets.open')).toBe(150);
  });
});

/** A queue on a session that records its statements. */
function startQueue() {
  const asked: string[] = [];
  const ask = (text: string) => async () => {
    asked.push(text);
  };
  const answer = async (sql: string) => {
    asked.push(sql);
    return sql.includes('counters') ? { value: 7 } : undefined;
  };
  const session: Session = {
    runner: { run: answer, first: answer, all: answer } as unknown as Runner,
    begin: ask('begin'),
    commit: ask('commit'),
    rollback: ask('rollback'),
    savepoint: ask('savepoint'),
    releaseSavepoint: ask('release'),
    rollbackToSavepoint: ask('rollback to'),
    isOpen: () => true,
    release: () => {},
  };
  const queue = groupCommit({
    open: () => session,
    isConflict: () => false,
    timeout: 60_000,
    log: quiet,
  });
  const write = (work: (left: AfterCommit) => unknown) =>
    queue.write(async (transaction) => {
      const left = afterCommit(transaction, 'sqlite');
      await work(left);
      left.finish();
    });
  return { asked, write };
}

describe('the deferred rows of forty writes in one commit', () => {
  test('are stored in as few statements as possible, right before the commit', async () => {
    const { asked, write } = startQueue();
    const writes = Array.from({ length: 40 }, (_, at) =>
      write(async (left) => {
        await left.runner.first('select everything', [1]);
        await left.next('o', 'ticket');
        left.insert({ table: 'tickets', columns: ['id'], values: [at] });
        left.insert({ table: 'lines', columns: ['id'], values: [at] });
        left.index({ key: `${at % 32}`, values: [at, '', '', ''], tokens: [] });
        left.move({ organizationId: 'o', name: 'open', delta: 1 });
      }),
    );
    await Promise.all(writes);
    const inShort = (sql: string) =>
      sql.replace(/^insert (?:or replace )?into "?(\w+)[^]*/, (all, table) => {
        return `${table} × ${all.match(/\((?=\?[,)]|\(select)/g)?.length}`;
      });
    expect(asked.map(inShort)).toEqual([
      'begin',
      'select everything',
      'select value from counters where organization_id = ? and name = ?',
      'tickets × 32',
      'tickets × 8',
      'lines × 32',
      'lines × 8',
      'search_documents × 32',
      'search_tokens × 32',
      'counters × 2',
      'commit',
    ]);
  });

  test('are stored before the savepoint of a write with an immediate change', async () => {
    const { asked, write } = startQueue();
    const insert = (left: AfterCommit) =>
      left.insert({ table: 'tickets', columns: ['id'], values: [1] });
    await Promise.all([
      write(insert),
      write(async (left) => {
        insert(left);
        await left.runner.run('update all', []);
      }),
    ]);
    const one = 'insert into "tickets" ("id") values (?)';
    expect(asked).toEqual(['begin', one, 'savepoint', one, 'update all', 'release', 'commit']);
  });
});
