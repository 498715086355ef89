import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../database/test-database.ts';
import { namedBy, ownColumn, ownTables } from './content.ts';

test('every table that references a ticket is listed, so the trash loses nothing', async () => {
  const stored = await openTestDatabase('');
  const file = new Sqlite(stored.url.slice('sqlite:'.length), { readonly: true });
  const naming = file
    .prepare<[], { name: string; column: string }>(
      `select m.name as name, f."from" as column
        from sqlite_schema m join pragma_foreign_key_list(m.name) f
        where m.type = 'table' and f."table" = 'tickets' and f."from" <> 'organization_id'`,
    )
    .all();
  file.close();
  await stored.remove();
  const known = [
    ...ownTables.map((name) => [name, ownColumn(name)]),
    ...namedBy.map((one) => [...one]),
  ];
  expect(naming.map(({ name, column }) => [name, column]).sort()).toEqual(known.sort());
});
