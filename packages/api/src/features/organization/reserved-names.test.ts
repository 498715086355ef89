// @module-tag postgres

import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { warnOfReservedNames } from './reserved-names.ts';

const lines: { level: number; organization: string; subdomain: string; msg: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, log);
});
afterAll(() => server.stop());

test('startup logs the organizations with a reserved current or former subdomain', async () => {
  await warnOfReservedNames(server.context);
  expect(lines).toEqual([]);

  const { acme, globex } = server;
  await acme.org.write((tx) =>
    tx.update('organizations', { id: acme.id }, { subdomain: 'hostmaster' }),
  );
  const former = { subdomain: 'sales', since: new Date().toISOString() };
  await globex.org.write((tx) => tx.insert('former_subdomains', former));
  await warnOfReservedNames(server.context);
  expect(lines).toMatchObject([
    { organization: acme.id, subdomain: 'hostmaster', msg: expect.stringContaining('Mail to') },
    { organization: globex.id, subdomain: 'sales', msg: expect.not.stringContaining('Mail to') },
  ]);
});
