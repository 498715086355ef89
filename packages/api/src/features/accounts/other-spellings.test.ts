// @module-tag postgres

import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { makeUser } from '../../test/sso-world.ts';
import { warnOfOtherSpellings } from './other-spellings.ts';

const lines: { email: string; other: string; user: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, log);
});
afterAll(() => server.stop());

test("startup logs the accounts whose address is another account's in a different spelling", async () => {
  await makeUser(server, 'ü@example.com');
  const other = 'ada@xn--bcher-kva.example';
  await makeUser(server, other);
  await warnOfOtherSpellings(server.context);
  expect(lines).toEqual([]);

  const { userId } = await makeUser(server, 'ada@bücher.example');
  await warnOfOtherSpellings(server.context);
  expect(lines).toMatchObject([{ user: userId, email: 'ada@bücher.example', other }]);
});

test('a domain and its punycode form are one address for accounts, invitations, customers and blocked senders', async () => {
  const { admin: as } = server.acme;
  const invited = await server.call('team.invite', { as, body: { email: 'Eva@Müller.example' } });
  expect(invited.body.email).toBe('eva@xn--mller-kva.example');
  const again = { email: 'eva@xn--mller-kva.example' };
  expect((await server.call('team.invite', { as, body: again })).status).toBe(409);

  const subject = 'Broken kettle';
  const body = { subject, description: subject, customerEmail: 'mia@müller.example' };
  await server.call('tickets.create', { as, body });
  for (const customerEmail of ['mia@müller.example', 'MIA@xn--mller-kva.example']) {
    const found = await server.call('tickets.list', { as, query: { customerEmail } });
    expect(found.body).toMatchObject([{ customerEmail: 'mia@xn--mller-kva.example' }]);
  }
  const blocked = { value: '@müller.example' };
  expect((await server.call('blockedSenders.create', { as, body: blocked })).body.value).toBe(
    'xn--mller-kva.example',
  );
});
