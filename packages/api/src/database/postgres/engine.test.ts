// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsPostgres } from '../../test/needs.ts';
import { waitFor } from '../../test/wait-for.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { openDatabase } from '../open.ts';
import { administrate } from '../test-connection.ts';
import { cutConnections, openTestDatabase, quiet, type TestDatabase } from '../test-database.ts';
import { addOrganization, createTicket } from '../test-rows.ts';
import type { Database, Org } from '../types.ts';

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

  test('the planner is told what belongs together, and is offered no other index than the key for a delivery', async () => {
    const told = await asAdministrator(
      `select stxname as name from pg_statistic_ext
       where stxnamespace = current_schema::regnamespace order by stxname`,
    );
    const names = ['tickets_of_agents', 'tickets_of_forms', 'tickets_of_tags'];
    expect(told).toEqual(names.map((name) => ({ name })));
    const beginning = await asAdministrator(
      `select tablename, indexname from pg_indexes
       where schemaname = current_schema and tablename in ('outbox', 'ticket_access')
         and indexdef like '%(organization_id,%' order by tablename`,
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

  test('two nodes that write the same organization wait for each other', async () => {
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

  test('a verb that swallows a database error commits nothing', async () => {
    const work = acme.write(async (tx) => {
      await createTicket(tx, 'Swallowed');
      await tx.first(tx.from('tickets').where('no_such_column', 1)).catch(() => {});
    });
    await expect(work).rejects.toThrow('aborted');
    expect(await acme.all(acme.from('tickets').where('subject', 'Swallowed'))).toEqual([]);
  });

  test('of writes that share a transaction, only the one that swallows a database error is lost', async () => {
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

  test('OP-02: lost connections cause at most a clear error, and the next calls work', async () => {
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

  test('OP-02: a server that does not answer is DatabaseUnavailable', async () => {
    const nowhere = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', log: quiet });
    await expect(nowhere.ping()).rejects.toThrow(DatabaseUnavailable);
    await expect(nowhere.org('x').write((tx) => createTicket(tx))).rejects.toThrow(
      DatabaseUnavailable,
    );
    await nowhere.close();
  });
});
