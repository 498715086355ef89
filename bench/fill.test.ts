import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TicketMessageRow, TicketRow } from '../packages/api/src/database/rows/tickets.ts';
import type { OrgTable } from '../packages/api/src/database/tables.ts';
import { openTestDatabase, type TestDatabase } from '../packages/api/src/database/test-database.ts';
import { searchTickets } from '../packages/api/src/features/search/read.ts';
import { listedAs, waitingAs } from '../packages/api/src/features/tickets/read/listed-counters.ts';
import { createTicket } from '../packages/api/src/features/tickets/store/create.ts';
import { hoursOfMessages, hoursOfTicket } from '../packages/api/src/figures/names.ts';
import { makeOrganization, type TestOrganization } from '../packages/api/src/test/factories.ts';
import { addTickets } from './fill.ts';
import { createText } from './text.ts';

let stored: TestDatabase;
let acme: TestOrganization;
const count = 60;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  const { id, subdomain, admin, agent } = acme;
  const place = { id, subdomain, admin: admin.userId, agent: agent.userId, sample: [] };
  const batch = { first: 0, count, since: Date.now() - 10 * 60_000, text: createText(1) };
  await acme.org.write((tx) => addTickets(tx, place, batch));
});
afterAll(() => stored.remove());

const rowsOf = <Row>(table: OrgTable) => acme.org.all<Row>(acme.org.from(table));

test('the counters of benchmark tickets match the tickets', async () => {
  const recounted: Record<string, number> = {};
  for (const ticket of await rowsOf<TicketRow>('tickets')) {
    const { status, assigned_agent_id: assignee } = ticket;
    const names = [
      ...hoursOfTicket(ticket),
      listedAs(ticket),
      `tickets.${status}`,
      ...(ticket.turn ? [waitingAs(ticket.turn, assignee)] : []),
    ];
    for (const name of names) recounted[name] = (recounted[name] ?? 0) + 1;
  }
  for (const name of hoursOfMessages(await rowsOf<TicketMessageRow>('ticket_messages')))
    recounted[name] = (recounted[name] ?? 0) + 1;
  const kept = await rowsOf<{ name: string; value: number }>('counters');
  const compared = kept.filter(({ name }) => /^(hour|listed|tickets|turn)\./.test(name));
  expect(Object.fromEntries(compared.map(({ name, value }) => [name, value]))).toEqual(recounted);
});

test('a benchmark ticket without messages has the same rows as one created by the product', async () => {
  const tickets = await rowsOf<TicketRow>('tickets');
  expect(tickets.length).toBe(count);
  const [made] = tickets.filter(
    ({ status, priority, number }) =>
      status === 'open' && priority === 'normal' && !number.endsWith('1'),
  );
  const { subject, description, customer_name, customer_email } = made as TicketRow;
  const input = {
    subject,
    description,
    customerName: customer_name ?? '',
    customerEmail: customer_email ?? '',
  };
  const actor = { type: 'customer', userId: null, name: customer_name } as const;
  const id = await createTicket(acme.org, { ...input, source: 'form' }, actor);
  // The next number is unused.
  const [created] = (await rowsOf<TicketRow>('tickets')).filter((one) => one.id === id);
  expect(created?.number.slice(-6)).toBe(String(count + 1).padStart(6, '0'));
  expect(await shapeOf(id)).toEqual(await shapeOf((made as TicketRow).id));
  const found = await searchTickets(acme.org, subject.split(' '), null, 50);
  expect(found).toEqual(expect.arrayContaining([id, made?.id]));
});

/** Returns all rows of a ticket without the values that are always different, such as its number in PostgreSQL's search tokens. */
async function shapeOf(id: string) {
  const own = ({ id: _, ...row }: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([column]) => !/_(?:at|since)$|^(number|seq|target_id|ticket_id|text|tokens)$/.test(column),
      ),
    );
  const of = async (table: OrgTable, column: string) =>
    (await rowsOf<Record<string, unknown>>(table)).filter((row) => row[column] === id).map(own);
  const events = await rowsOf<{ name: string; payload: string }>('events');
  const about = events.filter(({ payload }) => payload.includes(id));
  return {
    tickets: await of('tickets', 'id'),
    activity: await of('ticket_activity', 'ticket_id'),
    messages: await of('ticket_messages', 'ticket_id'),
    documents: await of('search_documents', 'target_id'),
    events: about.map(({ name, payload }) => [
      name,
      Object.keys(JSON.parse(payload).ticket).sort(),
    ]),
  };
}
