// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrokenReference } from './errors.ts';
import { newId, now } from './ids.ts';
import { prepare } from './prepare.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { addOrganization, ticketRow } from './test-rows.ts';
import { ticketRows } from './ticket-rows.ts';
import type { Org, P } from './types.ts';

let stored: TestDatabase;
let acme: Org;
let globex: Org;
let foreignTicket: string;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  globex = await addOrganization(stored.database, 'globex');
  await acme.write((tx) => ticketRows(tx).insert(ticketRow('A-1')));
  const foreign = ticketRow('G-1');
  foreignTicket = String(foreign.id);
  await globex.write((tx) => ticketRows(tx).insert(foreign));
});
afterAll(() => stored.remove());

const numbers = async (query: Parameters<Org['all']>[0]) =>
  (await acme.all<{ number: string }>(query)).map((row) => row.number);

test('no condition widens a read beyond its organization', async () => {
  const everything = acme.from('tickets').where('number', 'A-1').orWhereRaw('1 = 1');
  expect(await numbers(everything)).toEqual(['A-1']);
  expect(await numbers(acme.from('tickets').where('id', foreignTicket))).toEqual([]);
});

test('a prepared read stays in the organization that runs it', async () => {
  const byNumber = prepare((org, p: P<'number' | 'limit'>) =>
    org.from('tickets').where('number', p.number).orWhereRaw('1 = 1').limit(p.limit),
  );
  expect(await numbers(byNumber({ number: 'G-1', limit: 5 }))).toEqual(['A-1']);
  expect(await globex.first(byNumber({ number: '', limit: 1 }))).toMatchObject({ number: 'G-1' });
});

test('a table named without org.from is rejected, in joins, subqueries and raw SQL', async () => {
  const tickets = () => acme.from('tickets');
  const refused = [
    tickets().join('ticket_messages', 'ticket_messages.ticket_id', 'tickets.id'),
    tickets().leftJoin('tickets as other', 'other.id', 'tickets.follow_up_of'),
    tickets().whereIn('id', (query) => query.select('id').from('tickets')),
    tickets().whereRaw('exists (select 1 from tickets where id = ?)', [foreignTicket]),
    tickets().whereRaw('exists (select 1 from users, "tickets" t where t.id = ?)', [foreignTicket]),
    tickets().join('sessions', 'sessions.user_id', 'tickets.customer_user_id'),
  ];
  for (const query of refused) await expect(acme.all(query)).rejects.toThrow(/organization/);
});

test('scoped joins, and the names of users, are allowed', async () => {
  const query = acme
    .from('tickets')
    .leftJoin('users as agent', 'agent.id', 'tickets.assigned_agent_id')
    .leftJoin(acme.from('ticket_messages').as('m'), 'm.ticket_id', 'tickets.id')
    .select('tickets.number', 'agent.first_name');
  expect(await numbers(query)).toEqual(['A-1']);
});

test('changes and removals do not reach other organizations', async () => {
  const any = (query: { orWhereRaw(sql: string): unknown }) => void query.orWhereRaw('1 = 1');
  const changed = await acme.write((tx) => ticketRows(tx).update(any, { subject: 'Taken' }));
  expect(changed).toBe(1);
  expect(await acme.write((tx) => ticketRows(tx).remove({ id: foreignTicket }))).toBe(0);
  expect(await globex.first(globex.from('tickets'))).toMatchObject({ subject: 'About G-1' });
});

test('a row cannot be written into, or moved to, another organization', async () => {
  const stray = ticketRow('A-2', { organization_id: globex.id });
  await acme.write((tx) => ticketRows(tx).insert(stray));
  expect(await numbers(acme.from('tickets').where('number', 'A-2'))).toEqual(['A-2']);
  const move = acme.write((tx) => ticketRows(tx).update({}, { organization_id: globex.id }));
  await expect(move).rejects.toThrow('cannot move');
  await acme.write((tx) => ticketRows(tx).remove({ number: 'A-2' }));
});

test('an undefined condition is an error instead of matching more rows', async () => {
  const remove = acme.write((tx) => ticketRows(tx).remove({ id: undefined }));
  await expect(remove).rejects.toThrow('undefined');
  expect(await numbers(acme.from('tickets'))).toEqual(['A-1']);
});

test('the database itself rejects a reference into another organization', async () => {
  const message = acme.write((tx) =>
    tx.insert('ticket_messages', {
      id: newId(),
      ticket_id: foreignTicket,
      author_type: 'staff',
      visibility: 'public',
      body: 'Hello',
      created_at: now(),
    }),
  );
  await expect(message).rejects.toThrow(BrokenReference);
  const assignment = acme.write((tx) =>
    ticketRows(tx).update({}, { assigned_agent_id: 'agent-globex' }),
  );
  await expect(assignment).rejects.toThrow(BrokenReference);
});
