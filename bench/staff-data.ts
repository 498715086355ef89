import pg from 'pg';
import { newId } from '../packages/api/src/database/ids.ts';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { ticketDocuments } from '../packages/api/src/database/search/documents.ts';
import { ticketRows } from '../packages/api/src/database/ticket-rows.ts';
import type { Database, Tx } from '../packages/api/src/database/types.ts';
import { moveCounts } from '../packages/api/src/features/tickets/store/counts/counts.ts';
import { makeOrganization, type TestOrganization } from '../packages/api/src/test/factories.ts';

export interface StaffData {
  big: TestOrganization;
  small: TestOrganization;
  /** IDs of some tickets of the large organization, spread over all of them. */
  sample: string[];
}

const statuses = [
  'closed',
  'closed',
  'closed',
  'resolved',
  'resolved',
  'open',
  'in_progress',
] as const;
const priorities = ['normal', 'normal', 'normal', 'low', 'high', 'urgent'] as const;
const batch = 500;

/** Creates an organization with many tickets of five messages each, and a small one. */
export async function seedStaffArea(url: string, tickets: number): Promise<StaffData> {
  const database = await openDatabase({
    url,
    log: { info() {}, warn() {}, error: console.error },
  });
  await database.migrate();
  const big = await makeOrganization(database, 'big');
  const small = await makeOrganization(database, 'small');
  const agents = await addAgents(database, big.id, 10);
  const sample: string[] = [];
  for (let made = 0; made < tickets; made += batch) {
    const count = Math.min(batch, tickets - made);
    const ids = await big.org.write((tx) => addTickets(tx, made, count, agents, big));
    if (ids[0]) sample.push(ids[0]);
  }
  await small.org.write((tx) => addTickets(tx, 0, Math.min(1_000, tickets), [], small));
  await database.close();
  if (url.startsWith('postgres')) await gatherStatistics(url);
  return { big, small, sample };
}

/** Updates statistics, which autovacuum would do within a minute. */
async function gatherStatistics(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function addAgents(database: Database, organizationId: string, count: number) {
  const ids = Array.from({ length: count }, () => newId());
  await database.directory.write(async (tx) => {
    for (const id of ids) {
      const row = { id: newId(), user_id: id, role: 'agent', created_at: time(0) };
      await tx.insert('users', { id, email: `${id}@big.test`, created_at: time(0) });
      await tx.org(organizationId).insert('memberships', row);
    }
  });
  return ids;
}

async function addTickets(
  tx: Tx,
  first: number,
  count: number,
  agents: string[],
  { customer }: TestOrganization,
): Promise<string[]> {
  const ids: string[] = [];
  const writes: Promise<void>[] = [];
  for (let at = first; at < first + count; at++) {
    const id = newId();
    const created = at * spacing;
    const status = pick(statuses);
    const agent = status === 'open' || agents.length === 0 ? null : pick(agents);
    const isDone = status === 'closed' || status === 'resolved';
    const waited = Math.floor(60_000 * 2_000 ** Math.random());
    const ticket = {
      id,
      number: `TK-2026-${String(at + 1).padStart(6, '0')}`,
      subject: words(6),
      description: words(40),
      status,
      priority: pick(priorities),
      customer_name: `${words(1)} ${words(1)}`,
      customer_email: customerOf(at),
      customer_user_id: at % 1_000 === 0 ? customer.userId : null,
      assigned_agent_id: agent,
      assigned_at: agent ? time(created) : null,
      resolved_at: agent && isDone ? time(created + 7_200) : null,
      resolved_by: isDone ? agent : null,
      first_response_at: agent ? time(created + waited / 1_000) : null,
      first_response_ms: agent ? waited : null,
      first_responder_id: agent,
      source: 'form',
      created_at: time(created),
      updated_at: time(created + Math.random() * 90_000),
    };
    writes.push(ticketRows(tx).insert(ticket));
    const messages = Array.from({ length: 5 }, (_, n) => ({
      id: newId(),
      ticket_id: id,
      author_type: n % 2 ? ('customer' as const) : ('staff' as const),
      visibility: n === 4 ? ('internal' as const) : ('public' as const),
      body: words(30),
      created_at: time(created + n),
    }));
    for (const message of messages) writes.push(tx.insert('ticket_messages', message));
    for (const document of ticketDocuments(ticket, messages)) writes.push(tx.index(document));
    writes.push(
      moveCounts(
        tx,
        null,
        { ...ticket, turn: isDone ? null : 'us', snoozed_at: null, tag_items: null },
        ticket.created_at,
      ),
    );
    ids.push(id);
  }
  await Promise.all(writes);
  return ids;
}

/** Each customer has written twenty times. */
export const customerOf = (at: number) => `${wordOf(at % 5_000)}@${wordOf(at % 50)}.example`;

const day = 24 * 60 * 60;
/** All of 100,000 tickets are in the last 90 days, the longest period of the dashboard. */
const spacing = (85 * day) / 100_000;
const start = Date.now() - 90 * day * 1_000;
const time = (seconds: number) => new Date(start + seconds * 1_000).toISOString();
const pick = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

const syllables = 'ba ke ti lo mu ra sen dor vi pal gre net zo hu cla fi mon tar qui sed'.split(
  ' ',
);

/** Words with the frequencies of real text: few are very common, most of the 20,000 are rare. */
const words = (count: number) =>
  Array.from({ length: count }, () => wordOf(Math.floor(20_000 ** Math.random()))).join(' ');

export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 20; rest > 0; rest = Math.floor(rest / 20)) word += syllables[rest % 20];
  return word;
}
