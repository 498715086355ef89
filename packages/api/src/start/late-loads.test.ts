// Starts the built server. The tests of sign-in, sign-up, metrics and MCP cover the code that it loads on demand.
// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, type ServerProcess, serverProcess } from '../test/server-process.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess({ METRICS_TOKEN: metricsToken });
  await server.start();
});
afterAll(() => server.remove());

const metricsToken = 'figures-of-a-test-for-nobody-else';

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the built server loads the password strength check at the first sign-up', async () => {
  const answer = await post('/api/auth/signup', {
    firstName: 'Nora',
    lastName: 'Lind',
    email: 'nora@lind.example',
    organizationName: 'Lind Coffee',
    password: 'P@ssw0rd',
    confirmPassword: 'P@ssw0rd',
  });
  expect(await answer.json()).toMatchObject({
    message: 'Please choose a password that is harder to guess',
  });
  expect(answer.status).toBe(400);
});

test('it loads password verification at the first sign-in, and image processing at the first photo upload', async () => {
  const signedIn = await post('/api/auth/login', {
    email: 'agent@demo.test',
    password: demoPassword,
  });
  expect(signedIn.status).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const form = new FormData();
  form.set('profileImage', new Blob([Buffer.from(dot, 'base64')], { type: 'image/gif' }), 'a.gif');
  const sent = await fetch(`${server.url}/api/profile/upload-photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(await sent.json()).toMatchObject({ profileImageUrl: expect.stringMatching(/[.]webp$/) });
});

test('it loads request metrics only if an operator can read them, and counts from the first request', async () => {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(await answer.text()).toContain('helpdesk_requests_total{operation="v1.health"');
});

test('it loads MCP when an AI agent first connects', async () => {
  const signedIn = await post('/api/auth/login', {
    email: 'admin@demo.test',
    password: demoPassword,
  });
  const { token } = (await signedIn.json()) as { token: string };
  const made = await fetch(`${server.url}/api/v1/api-keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Agent', permissions: ['tickets:read'] }),
  });
  const { data } = (await made.json()) as { data: { key: string } };
  const answer = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${data.key}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_tickets', arguments: { limit: 1 } },
    }),
  });
  expect(await answer.json()).toMatchObject({
    id: 1,
    result: { content: [{ text: expect.stringContaining('"subject"') }] },
  });
});
