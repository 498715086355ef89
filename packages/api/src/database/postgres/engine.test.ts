// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsPostgres } from '../../test/needs.ts';
import { waitFor } from '../../test/wait-for.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { now } from '../ids.ts';
import { openDatabase } from '../open.ts';
import { administrate } from '../test-connection.ts';
import { cutConnections, openTestDatabase, quiet, type TestDatabase } from '../test-database.ts';
import { addOrganization, createTicket } from '../test-rows.ts';
import type { Database, Org } from '../types.ts';
import { openPostgres } from './engine.ts';

describe('on PostgreSQL', needsPostgres, () => {
  let stored: TestDatabase;
  let second: Database;
  let acme: Org;

  beforeAll(async () => {
    stored = await openTestDatabase();
    second = await openDatabase({ url: stored.url, log: quiet });
    acme = await addOrganization(stored.database, 'acme');
  });
  afterAll(async () => {
    await second.close();
    await stored.remove();
  });

  /** Runs SQL as the server's administrator would, bypassing our handles. */
  async function asAdministrator(sql: string): Promise<unknown[]> {
    const { rows } = await administrate(stored.url, (client) => client.query(sql));
    return rows;
  }

  test('whole numbers come back as numbers', async () => {
    const row = await acme.first(acme.from('organizations').count({ n: '*' }).max({ seq: 'seq' }));
    expect(row).toEqual({ n: 1, seq: 0 });
  });

  test('the planner knows which columns depend on each other, and sees only the key index for a delivery', async () => {
    const told = await asAdministrator(
      `select stxname as name from pg_statistic_ext
       where stxnamespace = current_schema::regnamespace order by stxname`,
    );
    const names = ['tickets_of_agents', 'tickets_of_forms', 'tickets_of_tags'];
    expect(told).toEqual(names.map((name) => ({ name })));
    const beginning = await asAdministrator(
      `select tablename, indexname from pg_indexes
       where schemaname = current_schema and tablename in ('outbox', 'ticket_access')
         and indexdef like '%(organization_id,%' and indexdef not like '% WHERE %' order by tablename`,
    );
    expect(beginning).toEqual([{ tablename: 'outbox', indexname: 'outbox_pkey' }]);
  });

  test('text sorts by bytes, regardless of the locale of the server', async () => {
    const rows = (await asAdministrator(
      `select column_name from information_schema.columns
       where table_schema = current_schema and data_type = 'text'
         and collation_name is distinct from 'C' and table_name <> 'migrations'`,
    )) as unknown[];
    expect(rows).toEqual([]);
  });

  test('two nodes that write to the same organization wait for each other', async () => {
    const before = await acme.version();
    const numbers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        (i % 2 ? acme : second.org(acme.id)).write((tx) => createTicket(tx)),
      ),
    );
    expect(new Set(numbers).size).toBe(60);
    const { events } = (await acme.first(acme.from('events').count({ events: '*' }))) as {
      events: number;
    };
    expect(events).toBe(60);
    expect(await second.org(acme.id).version()).toBe(before + 60);
  });

  test('writes that wait for one organization leave the connections to others', async () => {
    const globex = await addOrganization(stored.database, 'globex');
    const { directory } = stored.database;
    await administrate(stored.url, async (other) => {
      await other.query('begin');
      await other.query('select 1 from organizations where id = $1 for update', [acme.id]);
      const waiting = Array.from({ length: 30 }, (_, at) =>
        at % 2
          ? acme.write((tx) => createTicket(tx))
          : directory
              .locking({ users: ['agent-acme'] })
              .write((tx) => tx.update('users', { id: 'agent-acme' }, { first_name: 'Nora' })),
      );
      await globex.write((tx) => createTicket(tx));
      await directory
        .locking({ users: ['agent-globex'] })
        .write((tx) => tx.update('users', { id: 'agent-globex' }, { first_name: 'Nora' }));
      await other.query('commit');
      // Some may have timed out on a slow machine.
      await Promise.allSettled(waiting);
    });
  });

  test('writes of many organizations leave connections to reads', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `held${at}`);
    const held = await Promise.all(ids.map((id) => addOrganization(stored.database, id)));
    await administrate(stored.url, async (other) => {
      await other.query('begin');
      await other.query(`select 1 from organizations where subdomain like 'held%' for update`);
      const waiting = held.map((org) => org.write((tx) => createTicket(tx)));
      await waitFor(async () => {
        const { rows } = await other.query('select 1 from pg_locks where not granted');
        expect(rows.length).toBeGreaterThanOrEqual(7);
      });
      expect(await acme.all(acme.from('organizations'))).toHaveLength(1);
      await other.query('commit');
      await Promise.allSettled(waiting);
    });
  });

  test('a write that needs to lock another organization runs again, with both locked first', async () => {
    const late = await addOrganization(stored.database, 'late');
    const { directory } = stored.database;
    let runs = 0;
    await directory.locking({ organizations: [late.id] }).write(async (tx) => {
      runs += 1;
      await tx.org(late.id).add('runs', 1);
      await tx.org(acme.id).add('runs', 1);
    });
    expect(runs).toBe(2);
    for (const org of [late, acme]) {
      const counter = org.from('counters').where('name', 'runs').select('value');
      expect(await org.first(counter)).toEqual({ value: 1 });
    }
    const swallowed = directory.write(async (tx) => {
      await tx.insert('users', { id: 'half', email: 'half@example.test', created_at: now() });
      runs += 1;
      await tx
        .org(acme.id)
        .add('runs', 1)
        .catch(() => {});
    });
    await swallowed;
    expect(runs).toBe(4);
    const counter = acme.from('counters').where('name', 'runs').select('value');
    expect(await acme.first(counter)).toEqual({ value: 2 });
  });

  test('a write waits five seconds for a lock, a migration as long as it takes', async () => {
    const engine = openPostgres(stored.url, quiet);
    const timeout = 'show lock_timeout';
    expect(await engine.write(null, (tx) => tx.first(timeout, []))).toEqual({ lock_timeout: '5s' });
    await engine.migrate(async (tx) => {
      expect(await tx.first(timeout, [])).toEqual({ lock_timeout: '0' });
    });
    await engine.close();
  });

  test('a verb that swallows a database error commits nothing', async () => {
    const work = acme.write(async (tx) => {
      await createTicket(tx, 'Swallowed');
      await tx.first(tx.from('tickets').where('no_such_column', 1)).catch(() => {});
    });
    await expect(work).rejects.toThrow('aborted');
    expect(await acme.all(acme.from('tickets').where('subject', 'Swallowed'))).toEqual([]);
  });

  test('if writes share a transaction, only the one that swallows a database error is lost', async () => {
    const write = (subject: string, isSpoilt = false) =>
      acme.write(async (tx) => {
        await createTicket(tx, subject);
        if (isSpoilt) await tx.first(tx.from('tickets').where('no_such_column', 1)).catch(() => {});
      });
    const results = await Promise.allSettled([
      write('In company'),
      write('Spoilt', true),
      write('In company'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await acme.all(acme.from('tickets').where('subject', 'Spoilt'))).toEqual([]);
    expect(await acme.all(acme.from('tickets').where('subject', 'In company'))).toHaveLength(2);
  });

  test('OP-02: lost connections cause a clear error at most, and the next calls work', async () => {
    const writes = Promise.allSettled(
      Array.from({ length: 20 }, () => acme.write((tx) => createTicket(tx, 'Under fire'))),
    );
    await cutConnections(stored.url);
    const results = await writes;
    const acknowledged = results.filter(({ status }) => status === 'fulfilled').length;
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DatabaseUnavailable);
    }
    await waitFor(() => stored.database.ping());
    const stays = await acme.all(acme.from('tickets').where('subject', 'Under fire'));
    expect(stays.length).toBeGreaterThanOrEqual(acknowledged);
    await acme.write((tx) => createTicket(tx));
  });

  test('an old node keeps working after a newer one has added a column', async () => {
    const query = () => acme.all(acme.from('tickets').where('number', 'TK-1'));
    expect(await query()).toHaveLength(1);
    await asAdministrator('alter table tickets add column newer text');
    expect(await query()).toHaveLength(1);
    const inside = await acme.write((tx) => tx.all(tx.from('tickets').where('number', 'TK-1')));
    expect(inside).toHaveLength(1);
  });

  test('OP-02: a server that does not respond is DatabaseUnavailable', async () => {
    const nowhere = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', log: quiet });
    await expect(nowhere.ping()).rejects.toThrow(DatabaseUnavailable);
    await expect(nowhere.org('x').write((tx) => createTicket(tx))).rejects.toThrow(
      DatabaseUnavailable,
    );
    await nowhere.close();
  });
});
