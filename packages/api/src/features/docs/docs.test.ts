// @module-tag one-engine

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { documentedOperations, eventsOf } from './document.ts';
import { anyAddress, renderPage, withAddress } from './prepared-page.ts';
import { codeOf } from './sample.ts';

let server: TestServer;
let page: string;

beforeAll(async () => {
  server = await startTestServer();
  page = await (await fetch(`${server.url}/api-docs`)).text();
});
afterAll(() => server.stop());

const ids = Object.keys(operations) as OperationId[];

/** Whether it can be called without signing in. */
const isOfPrograms = (id: OperationId) =>
  operations[id].access.length === 0 ||
  operations[id].access.some(({ scheme }) => scheme !== 'session');

it('documents every operation of the contract, with curl and SDK examples for those that API clients can call', () => {
  expect(
    documentedOperations()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort());
  for (const id of ids) {
    expect(page).toContain(`<details class="operation" id="${id}">`);
    if (id === 'auth.startLogin' || !isOfPrograms(id)) continue;
    expect(page, id).toContain(`await helpdesk.${id}(`);
  }
  expect(page.match(/<h4>curl<\/h4>/g)).toHaveLength(ids.filter(isOfPrograms).length);
});

const shown = (id: string) => page.split(`id="${id}">`)[1]?.split('</details>')[0] ?? '';

it('shows the request and response of each operation, as in the contract', () => {
  expect(shown('chat.transfer')).toContain('{&quot;agentId&quot;:&quot;b3x7w1z5pe&quot;}');
  expect(shown('chat.stats')).toContain('&quot;waiting&quot;: 1');
  expect(shown('metrics.report')).toContain('Weekday,Hour,New tickets');
  expect(shown('tickets.delete')).toContain('No content');
});

it('shows who can write a restricted field, and what happens otherwise', () => {
  const row = (id: string, field: string) =>
    shown(id).split(`<tr><td><code>${field}</code>`)[1]?.split('</tr>')[0] ?? '';
  expect(row('tickets.update', 'assignedAgentId')).toContain(
    'Requires <code>assign_tickets</code>; otherwise 403',
  );
  expect(row('tickets.create', 'customerEmail')).toContain(
    'Requires <code>staff</code>; otherwise ignored',
  );
  expect(row('tickets.create', 'subject')).not.toContain('Requires');
});

it('shows what a member without a permission can access, and when the password must be confirmed', () => {
  const proof = 'in the last ten minutes (<code>auth.confirmPassword</code>)';
  expect(shown('tickets.list')).toContain(
    'Without <code>staff</code>, members see only their own items',
  );
  expect(shown('search.query')).toContain(
    '<code>drafts</code> requires <code>manage_help_center</code>',
  );
  expect(shown('team.setRole')).toContain(`Requires a session confirmed ${proof}`);
  expect(shown('profile.update')).toContain(
    `Sending <code>email</code> requires a session confirmed ${proof}`,
  );
  expect(shown('tickets.create')).not.toContain(proof);
});

it('has its four parts at their anchors, and every event', () => {
  for (const id of ['overview', 'endpoints', 'webhooks', 'examples']) {
    expect(page).toContain(`<section class="panel" id="${id}"`);
  }
  for (const { name } of eventsOf()) expect(page).toContain(`<code>${name}</code>`);
});

it('has unique anchors, so every link leads to the right section', () => {
  const places = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(places.filter((id, at) => places.indexOf(id) !== at)).toEqual([]);
  for (const [, id] of page.matchAll(/ href="#([^"]+)"/g)) expect(places).toContain(id);
});

it('begins with what API clients need first: the operations of /api/v1', () => {
  const groups = [...page.matchAll(/<section class="group" id="group-(\w+)"/g)].map(
    ([, name]) => name ?? '',
  );
  const ofV1 = groups.filter((name) => name.startsWith('v1'));
  expect(ofV1.length).toBeGreaterThan(4);
  expect(groups.slice(0, ofV1.length)).toEqual(ofV1);
});

it('lists the error statuses of each operation, and links to their general meanings', () => {
  expect(shown('tickets.update')).toContain('<b>412</b>');
  expect(shown('tickets.update')).toMatch(/403.*429.*: see <a href="#errors">Errors<\/a>/);
  expect(page).toContain('<h2 id="errors">Errors</h2>');
});

it('explains how versions end, and what pages on other sites can call', () => {
  for (const id of ['versioning', 'cors', 'sync-tickets', 'test-your-program']) {
    expect(page).toContain(`<h2 id="${id}">`);
  }
});

it('shows the message of each error', () => {
  expect(page).toContain('This ticket was changed by someone else');
});

it('costs at most 66 kB over https including all assets, and calls no other host', async () => {
  const addresses = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, one]) => one ?? '');
  const needed = ['/api-docs', ...addresses.filter((one) => /assets/.test(one))];
  expect(needed).toHaveLength(3);
  let size = 0;
  for (const path of needed) {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    size += Number(answer.headers.get('content-length'));
  }
  // 1,500 bytes of it are for captchas and saved reports: every operation is on the page.
  expect(size).toBeLessThanOrEqual(66_000);
  expect(page).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
});

it('XS-04: has no inline styles or scripts', async () => {
  const answer = await fetch(`${server.url}/api-docs`);
  expect(answer.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self'",
  );
  expect(page).not.toMatch(/<style|style="|<script(?![^>]+src=)/);
});

it('is the same page whether rendered by a build or by the server', () => {
  const address = 'https://help.example.com:8443';
  expect(withAddress(renderPage(anyAddress), address)).toBe(renderPage(address));
});

it('is not sent again if unchanged', async () => {
  const first = await fetch(`${server.url}/api-docs`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/api-docs`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('writes values as a person would', () => {
  expect(codeOf({ a: "it's", 'b-c': [1, null] })).toBe(`{ a: 'it\\'s', 'b-c': [1, null] }`);
});

it('serves the contract and an overview for language models at the usual paths', async () => {
  const contract = await fetch(`${server.url}/openapi.json`);
  expect(contract.headers.get('access-control-allow-origin')).toBe('*');
  const { paths } = (await contract.json()) as { paths: Record<string, object> };
  expect(paths['/api/tickets']).toHaveProperty('get.operationId', 'tickets.list');
  const overview = await fetch(`${server.url}/llms.txt`);
  expect(overview.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await overview.text();
  expect(text).toMatch(/^# Helpdesk\n\n> /);
  for (const id of ids) expect(text).toContain(`- ${id}: `);
});
