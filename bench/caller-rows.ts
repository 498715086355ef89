import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { operations } from '@helpdesk/sdk/contract/operations';
import Koa from 'koa';
import { authorize } from '../packages/api/src/auth/authorize.ts';
import { readConfig } from '../packages/api/src/config.ts';
import { createServerContext } from '../packages/api/src/create-server-context.ts';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { createKey } from '../packages/api/src/features/api-keys/store.ts';
import { createLimits } from '../packages/api/src/http/limits/limits.ts';
import { openLog } from '../packages/api/src/log.ts';
import { makeOrganization } from '../packages/api/src/test/factories.ts';
import { marginOf } from './load.ts';
import type { Bench } from './request-rows.ts';

const calls = 2_000;
const turns = 30;

/**
 * Measures the extra cost of an API key over a session, and of rate limits. Runs in this process and alternates, because the
 * difference is smaller than between two runs of a server. The rest of a request is the same.
 */
export async function measureCallers({ report }: Bench) {
  const { log, close: closeLog } = openLog('silent', { write() {} });
  const database = await openDatabase({ url: 'sqlite::memory:', log });
  await database.migrate();
  const acme = await makeOrganization(database, 'acme');
  const made = { name: 'bench', permissions: ['webhooks:read'] };
  const { secret } = await createKey(database.org(acme.id), made);
  const config = readConfig({ DATA_DIR: tmpdir(), PORT: '0', DEMO: '0' });
  const server = createServerContext({ config, database, log, version: '', ready: () => true });
  const operation = operations['webhooks.list'];
  const by = (token: string) => {
    const asked = {
      host: 'localhost',
      state: { ip: '127.0.0.1' },
      get: (name: string) => (name === 'Authorization' ? `Bearer ${token}` : ''),
    };
    return () => authorize(asked, server, operation, {});
  };
  const app = new Koa();
  const answering = () => {
    const request = new IncomingMessage(new Socket());
    return app.createContext(request, new ServerResponse(request));
  };
  const limits = createLimits(true);
  const costs = await runSequentially({
    session: by(acme.admin.token),
    key: by(secret),
    without: async () => answering(),
    // Uses another caller after 1,024 calls, so no call is refused.
    limited: (at) => limits.call(answering(), 'session', String(at >> 10)),
  });
  const add = (name: string, one: keyof typeof costs, other: keyof typeof costs, most: number) => {
    const [cost, beside] = [Math.min(...costs[one]), Math.min(...costs[other])];
    report.add(name, {
      value: cost - beside,
      margin: marginOf(costs[one].map((turn, at) => turn - (costs[other][at] ?? 0))),
      unit: 'µs',
      goal: { most },
      details: `${cost.toFixed(2)} beside ${beside.toFixed(2)} µs`,
    });
  };
  add('API key, more than a session', 'key', 'session', 5);
  add('rate limits, more than without', 'limited', 'without', 5);
  await server.memory.finish();
  server.live.close();
  await database.close();
  closeLog();
}

/** Microseconds of CPU per call, for each round. */
async function runSequentially<Name extends string>(
  works: Record<Name, (at: number) => Promise<unknown>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) {
      const before = process.cpuUsage();
      for (let at = 0; at < calls; at += 1) await works[name](turn * calls + at);
      const { user, system } = process.cpuUsage(before);
      costs[name].push((user + system) / calls);
    }
  }
  return costs;
}
