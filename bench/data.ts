import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { createTicket } from '../packages/api/src/features/tickets/store/create.ts';
import { addMessage } from '../packages/api/src/features/tickets/store/reply.ts';
import { makeOrganization } from '../packages/api/src/test/factories.ts';

export interface Data {
  dataDir: string;
  token: string;
  subdomain: string;
  ticketId: string;
}

const quiet = { info() {}, warn() {}, error: console.error };
const visitor = { type: 'customer', userId: null, name: 'Vera Visitor' } as const;

/** One organization with a number of tickets, one of them with three messages; in SQLite, or in an empty database. */
export async function makeData(tickets: number, databaseUrl = ''): Promise<Data> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  const url = databaseUrl || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
  const database = await openDatabase({ url, log: quiet });
  await database.migrate();
  const { org, agent, subdomain } = await makeOrganization(database, 'bench');
  const open = (number: number) =>
    createTicket(
      org,
      {
        subject: `The kettle number ${number} does not boil any more`,
        description: 'It worked yesterday. Today the light goes on, but the water stays cold.',
        customerName: 'Vera Visitor',
        customerEmail: `vera${number}@example.com`,
        source: 'form',
      },
      visitor,
    );
  let ticketId = '';
  for (let made = 0; made < tickets; made += 500) {
    const ids = await Promise.all(Array.from({ length: 500 }, (_, i) => open(made + i)));
    ticketId = ids[0] ?? ticketId;
  }
  for (const body of ['Have you descaled it?', 'Yes, last week.', 'Then we send you a new one.']) {
    await addMessage(
      org,
      ticketId,
      {
        body,
        authorType: 'staff',
        visibility: 'public',
        userId: agent.userId,
        authorName: 'Jonas',
        authorEmail: agent.email,
      },
      { type: 'staff', userId: agent.userId, name: 'Jonas' },
    );
  }
  await database.close();
  return { dataDir, token: agent.token, subdomain, ticketId };
}
