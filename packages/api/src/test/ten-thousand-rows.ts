import { newId } from '../database/ids.ts';
import { computedOfTickets } from '../database/rows/tickets.ts';
import type { OrgTable } from '../database/tables.ts';
import type { Input, Loader } from '../database/types.ts';
import { makeTicket } from './factories.ts';
import type { TestServer } from './harness.ts';

const many = 10_000;
const batch = 500;
const hour = 3_600_000;

type Row = Record<string, unknown>;

/** Filled by the database or the loader. */
const computed = ['organization_id', ...computedOfTickets, 'domain'];

/** Copies existing rows to get 10,000 rows in each of the tables that grow with the use of an organization. */
export async function addTenThousandRows({ acme, ...server }: TestServer): Promise<void> {
  const { org, id, admin, agent } = acme;
  const ticket = await makeTicket(acme);
  const params = { id: ticket };
  await server.call('tickets.reply', { as: agent, params, body: { message: 'Hello' } });
  const assigned = { assignedAgentId: agent.userId };
  await server.call('tickets.update', { as: admin, params, body: assigned });
  await server.drain();
  const first = async (table: OrgTable) => {
    const row = await org.first<Row>(org.from(table).limit(1));
    if (!row) throw new Error(`${table} is empty`);
    for (const column of computed) delete row[column];
    return row;
  };
  const base = {
    tickets: await first('tickets'),
    ticket_messages: await first('ticket_messages'),
    chat_sessions: await first('chat_sessions'),
    chat_messages: await first('chat_messages'),
    customer_records: await first('customer_records'),
    events: await first('events'),
    notifications: await first('notifications'),
    staff_news: await first('staff_news'),
  };
  const at = (n: number) => new Date(Date.now() - (many - n) * hour).toISOString();
  const ids = Array.from({ length: many }, () => [newId(), newId()] as const);
  const staff = [admin.userId, agent.userId];
  /** The columns that differ in each row. */
  const rows: Record<keyof typeof base, (n: number) => Row> = {
    tickets: (n) => ({
      id: ids[n]?.[0],
      number: `TK-OLD-${n}`,
      status: n % 50 === 0 ? 'open' : 'closed',
      source: ['form', 'email', 'console'][n % 3],
      assigned_agent_id: n % 10 === 0 ? null : staff[n % 2],
      customer_email: `customer${n % 2_000}@example.com`,
      customer_user_id: null,
      external_id: null,
      mail_id: null,
      created_at: at(n),
      updated_at: at(n),
    }),
    ticket_messages: (n) => ({
      id: newId(),
      ticket_id: ids[n]?.[0],
      mail_id: null,
      created_at: at(n),
    }),
    chat_sessions: (n) => ({
      id: ids[n]?.[1],
      status: 'closed',
      visitor_id: newId(),
      customer_email: `customer${n % 2_000}@example.com`,
      agent_id: staff[n % 2],
      ticket_id: null,
      started_at: at(n),
      updated_at: at(n),
    }),
    chat_messages: (n) => ({ id: newId(), session_id: ids[n]?.[1], client_id: null }),
    customer_records: (n) => ({
      email: `customer${n}@example.com`,
      external_id: `old-${n}`,
      updated_at: at(n),
    }),
    events: (n) => ({ seq: -1 - n, subject_id: ids[n]?.[0], created_at: at(n) }),
    notifications: (n) => ({
      id: newId(),
      user_id: staff[n % 2],
      seq: -1 - n,
      about: `ticket:${ids[n]?.[0]}`,
      is_read: n % 100 === 0 ? 0 : 1,
      is_gathered: 0,
      mail_due_at: null,
      created_at: at(n),
    }),
    staff_news: (n) => ({
      ticket_id: ids[n]?.[0],
      seq: 1 + n,
      open_seq: 1 + n,
      opened_seq: 1 + n,
      mail_due_at: null,
      news_at: at(n),
    }),
  };
  await server.context.database.load(async (loader: Loader) => {
    for (const table of Object.keys(rows) as (keyof typeof base)[]) {
      for (let from = 0; from < many; from += batch) {
        const some = Array.from({ length: batch }, (_, n) => ({
          ...base[table],
          ...rows[table](from + n),
        }));
        await loader.insert(table, id, some as Input<never>[]);
      }
    }
  });
}
