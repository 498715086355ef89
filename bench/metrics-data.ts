import pg from 'pg';
import { newId } from '../packages/api/src/database/ids.ts';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { countHoursOf } from '../packages/api/src/figures/store/recount.ts';
import { makeOrganization } from '../packages/api/src/test/factories.ts';
import { addYear, type MadeYear, seededRandom } from '../packages/api/src/test/made-year.ts';

export interface YearData {
  made: MadeYear;
  token: string;
  /** The staff of the organization. */
  agents: string[];
}

const batch = 500;
const day = 24 * 60 * 60 * 1_000;

/** Creates an organization with twelve staff members and tickets spread over the last year. */
export async function seedYear(url: string, count: number, timezone: string): Promise<YearData> {
  const database = await openDatabase({ url, log: { info() {}, warn() {}, error: console.error } });
  await database.migrate();
  const { id, org, admin, agent, formId } = await makeOrganization(database, 'year');
  await org.write((tx) => tx.update('organizations', {}, { timezone }));
  const agents = [admin.userId, agent.userId];
  await database.directory.write(async (tx) => {
    for (let made = 0; made < 10; made += 1) {
      const user = newId();
      const created_at = new Date().toISOString();
      await tx.insert('users', { id: user, email: `${user}@year.test`, created_at });
      const row = { id: newId(), user_id: user, role: 'agent', created_at };
      await tx.org(id).insert('memberships', row);
      agents.push(user);
    }
  });
  await countHoursOf(org);
  const until = Date.now();
  const options = {
    random: seededRandom(1),
    since: until - 364 * day,
    until,
    agents,
    forms: [formId],
  };
  const made: MadeYear = { tickets: [], ratings: [], replies: [] };
  for (let first = 0; first < count; first += batch) {
    const size = Math.min(batch, count - first);
    const some = await org.write((tx) => addYear(tx, size, options, first));
    made.tickets.push(...some.tickets);
    made.ratings.push(...some.ratings);
    made.replies.push(...some.replies);
  }
  await database.close();
  if (url.startsWith('postgres')) await gatherStatistics(url);
  return { made, token: agent.token, agents };
}

/** Updates statistics, which autovacuum would do within a minute. */
async function gatherStatistics(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
