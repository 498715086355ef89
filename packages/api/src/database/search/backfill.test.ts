// @module-tag postgres

import { expect, test } from 'vitest';
import type { Engine } from '../engine.ts';
import { openDatabase } from '../open.ts';
import { openPostgres } from '../postgres/engine.ts';
import { openSqlite } from '../sqlite/engine.ts';
import { openTestDatabase, quiet } from '../test-database.ts';
import { addOrganization, ticketRow } from '../test-rows.ts';
import { ticketRows } from '../ticket-rows.ts';

/** Removes the index, as in a database from before it existed. */
async function forgetIndex(engine: Engine) {
  await engine.migrate(async (runner) => {
    const drops = {
      sqlite: ['drop table search_documents', 'drop table search_tokens'],
      postgres: ['drop function search_found', 'drop table search_documents'],
    };
    for (const drop of drops[engine.dialect]) await runner.run(drop, []);
    await runner.run('delete from migrations where name = ?', ['0008-search']);
  });
  await engine.close();
}

test('tickets from before the index are found after the migration', async () => {
  const stored = await openTestDatabase();
  const { url } = stored;
  const org = await addOrganization(stored.database, 'acme');
  const other = await addOrganization(stored.database, 'globex');
  const row = ticketRow('TK-7', { subject: 'A kettle', description: 'Café' });
  await org.write(async (tx) => {
    await ticketRows(tx).insert(row);
    const message = { ticket_id: row.id ?? '', author_type: 'staff', created_at: 'x' } as const;
    await tx.insert('ticket_messages', {
      ...message,
      id: 'a',
      visibility: 'public',
      body: 'Steam',
    });
    await tx.insert('ticket_messages', {
      ...message,
      id: 'b',
      visibility: 'internal',
      body: 'Cold',
    });
  });
  for (let i = 0; i < 501; i += 1) {
    await other.write((tx) =>
      ticketRows(tx).insert(ticketRow(`TK-${i}`, { subject: `Kettle ${i}` })),
    );
  }
  await stored.database.close();
  await forgetIndex(
    url.startsWith('sqlite:')
      ? openSqlite(url.slice('sqlite:'.length), quiet)
      : openPostgres(url, quiet),
  );

  const again = await openDatabase({ url, log: quiet });
  await again.migrate();
  await again.migrate();
  const count = async (id: string, tokens: string[]) => {
    const its = again.org(id);
    const match = its.match(tokens.map((token) => [{ token }]));
    return (await its.all(its.found(match as never, 1_000 as never))).length;
  };
  expect(await count(org.id, ['hkettle'])).toBe(1);
  expect(await count(org.id, ['bkettle', 'bcafe', 'bsteam', 'ncold'])).toBe(1);
  expect(await count(org.id, ['bcold'])).toBe(0);
  expect(await count(other.id, ['hkettle'])).toBe(501);
  await again.close();
  await stored.remove();
});
