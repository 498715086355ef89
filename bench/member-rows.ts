import { newId, now } from '../packages/api/src/database/ids.ts';
import { openDatabase } from '../packages/api/src/database/open.ts';
import type { Database } from '../packages/api/src/database/types.ts';
import { type Data, type Engine, provideData } from './kept-data.ts';
import { type Measured, measureBeside } from './load.ts';
import { type Bench, creating, withServer } from './request-rows.ts';

const sizes = [5, 50, 500];

/** Measures a new ticket in organizations of 5, 50 and 500 agents, each of whom is notified of it. */
export async function measureMembers({ report, floor, effort }: Bench, engine: Engine) {
  const server = process.env.TEST_DATABASE_URL ?? '';
  let first: Measured | undefined;
  for (const size of sizes) {
    const data = await provideData(
      engine,
      { organizations: 1, tickets: 1_000, articles: 0 },
      server,
    );
    try {
      await hire(data, size - 2);
      await withServer(data, engine, async ({ target }) => {
        const measured = await measureBeside(floor, target, creating(data), effort);
        first ??= measured;
        const value = measured.ratio / first.ratio;
        const margin = value * (measured.margin / measured.ratio + first.margin / first.ratio);
        report.add(
          `create beside ${size} members, ${engine}`,
          {
            value,
            margin,
            unit: '×',
            goal: { most: 1.2 },
            details: `${measured.ratio.toFixed(1)} ×`,
          },
          { ratio: value, margin },
        );
      });
    } finally {
      await data.remove();
    }
  }
}

/** Adds agents to the existing admin and agent. */
async function hire({ dataDir, databaseUrl, places }: Data, count: number) {
  const url = databaseUrl || `sqlite:${dataDir}/helpdesk.sqlite`;
  const database: Database = await openDatabase({
    url,
    log: { info() {}, warn() {}, error: console.error },
  });
  const [place] = places;
  if (!place) throw new Error('The data has no organization');
  await database.directory.write(async (tx) => {
    for (let at = 0; at < count; at += 1) {
      const id = newId();
      await tx.insert('users', {
        id,
        email: `agent-${at}@bench.example`,
        first_name: 'Agent',
        last_name: String(at),
        password_hash: null,
        notification_preferences: {},
        created_at: now(),
      });
      const member = { id: newId(), user_id: id, role: 'agent', created_at: now() } as const;
      await tx.org(place.id).insert('memberships', member);
    }
  });
  await database.close();
}
