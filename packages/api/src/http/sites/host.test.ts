import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '../../auth/tokens.ts';
import { newId, now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { sendRaw } from '../../test/raw.ts';

let server: TestServer;
const lines: string[] = [];
const log = pino(
  { level: 'info' },
  new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) }),
);

/** A member of two organizations who joined acme first. */
beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'http://help.test', baseHost: 'help.test' }, log);
  const user_id = server.acme.agent.userId;
  await server.globex.org.write((tx) =>
    tx.insert('memberships', { id: newId(), user_id, role: 'agent', created_at: now() }),
  );
});
afterAll(() => server.stop());

const get = (path: string, hosts: string[]) =>
  sendRaw(server.url, [
    `GET ${path} HTTP/1.1`,
    ...hosts.map((host) => `Host: ${host}`),
    `Authorization: Bearer ${server.acme.agent.token}`,
  ]);

test.each(['globex.help.test', 'globex.help.test.', 'GLOBEX.Help.Test', 'globex.help.test.:3000'])(
  'CS-05: the host %s selects that organization, never the first membership',
  async (host) => {
    const answer = await get('/api/organization', [host]);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ organization: { subdomain: 'globex' } });
  },
);

test('CS-05: a request with two Host headers is refused', async () => {
  const answer = await get('/api/organization', ['acme.help.test', 'globex.help.test']);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'ambiguous_host' });
});

test.each([
  '/unsubscribe/',
  '/confirm-email/',
  '/take-back-email/',
  '/api/invitations/',
  '/invite/',
])('OP-04: the token in a link to %s is not logged', async (path) => {
  const token = newToken();
  await get(path + token, ['help.test']);
  expect(lines.some((line) => line.includes(path))).toBe(true);
  expect(lines.join('')).not.toContain(token);
});
