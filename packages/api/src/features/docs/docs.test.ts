import { operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { documentedOperations, eventsOf } from './document.ts';
import { codeOf } from './sample.ts';

let desk: TestDesk;
let page: string;

beforeAll(async () => {
  desk = await startTestDesk();
  page = await (await fetch(`${desk.url}/api-docs`)).text();
});
afterAll(() => desk.stop());

const ids = Object.keys(operations);

it('documents every operation of the contract, with a line for curl and one for the SDK', () => {
  expect(
    documentedOperations()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort());
  for (const id of ids) {
    expect(page).toContain(`<details class="operation" id="${id}">`);
    if (id !== 'auth.startLogin') expect(page, id).toContain(`await helpdesk.${id}(`);
  }
  expect(page.match(/<h4>curl<\/h4>/g)).toHaveLength(ids.length);
});

it('has its four parts at their anchors, and every event', () => {
  for (const id of ['overview', 'endpoints', 'webhooks', 'examples']) {
    expect(page).toContain(`<section class="panel" id="${id}"`);
  }
  for (const { name } of eventsOf()) expect(page).toContain(`<code>${name}</code>`);
});

it('has no two places of one name, so that every anchor leads where it says', () => {
  const places = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(places.filter((id, at) => places.indexOf(id) !== at)).toEqual([]);
  for (const [, id] of page.matchAll(/ href="#([^"]+)"/g)) expect(places).toContain(id);
});

it('says the sentence of each refusal', () => {
  expect(page).toContain('This ticket was changed by someone else');
});

it('costs at most 60 kB, compressed, with all that it needs, and asks no other host', async () => {
  const addresses = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, one]) => one ?? '');
  const needed = ['/api-docs', ...addresses.filter((one) => /assets/.test(one))];
  expect(needed).toHaveLength(3);
  let size = 0;
  for (const path of needed) {
    const answer = await fetch(desk.url + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(200);
    size += Number(answer.headers.get('content-length'));
  }
  expect(size).toBeLessThanOrEqual(60_000);
  expect(page).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
});

it('XS-04: allows nothing inline', async () => {
  const answer = await fetch(`${desk.url}/api-docs`);
  expect(answer.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self'",
  );
  expect(page).not.toMatch(/<style|style="|<script(?![^>]+src=)/);
});

it('is not sent twice', async () => {
  const first = await fetch(`${desk.url}/api-docs`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${desk.url}/api-docs`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('writes values as a person would', () => {
  expect(codeOf({ a: "it's", 'b-c': [1, null] })).toBe(`{ a: 'it\\'s', 'b-c': [1, null] }`);
});
