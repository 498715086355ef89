// @module-tag one-engine
// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodAnswers as good,
  makeEveryField,
  paths,
  submitter,
} from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustedProxies: 1 });
  id = await makeEveryField(server.acme.org, false);
});
afterAll(() => server.stop());

let address = 0;
/** A different address each time, so the caller's own rate limit doesn't matter. */
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(address += 1) % 250}` });

async function kept() {
  const { org } = server.acme;
  return (await org.all(org.from('form_submissions').select('id'))).length;
}

test('a form filled in faster than a person can type counts as spam: thanked and discarded', async () => {
  const submit = submitter(server, id);
  const before = await kept();
  for (const path of paths) {
    const sent = await submit(path, good, id, { elapsedMs: 1_499 }, elsewhere());
    expect(sent).toMatchObject({
      status: 201,
      body: { ticketNumber: null, message: 'Thank you! Your message has been sent successfully.' },
    });
  }
  expect(await kept()).toBe(before);
});

test('a visitor who took their time, or typed nothing, counts as a person', async () => {
  const submit = submitter(server, id);
  const before = await kept();
  await submit('widget.submit', good, id, { elapsedMs: 1_500 }, elsewhere());
  await submit(
    'widget.submit',
    { radio: 'Yes', checkbox: true },
    id,
    { elapsedMs: 200 },
    elsewhere(),
  );
  expect(await kept()).toBe(before + 2);
});

test('one address can send twenty in ten minutes, and others are not affected', async () => {
  const submit = submitter(server, id);
  const same = { 'x-forwarded-for': '198.51.100.7' };
  for (let sent = 0; sent < 20; sent++) {
    expect((await submit('widget.submit', { text: 'Hi' }, id, {}, same)).status).toBe(201);
  }
  const refused = await submit('publicForms.submit', { text: 'Hi' }, id, {}, same);
  expect(refused).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await submit('widget.submit', { text: 'Hi' }, id, {}, elsewhere())).status).toBe(201);

  const plain = await fetch(`${server.url}/public/contact/acme`, {
    method: 'POST',
    headers: same,
    body: new URLSearchParams({ 'helpdesk-form': id, text: 'Typed <already>' }),
  });
  expect(plain.status).toBe(429);
  expect(plain.headers.get('retry-after')).toBe(String(Number(plain.headers.get('retry-after'))));
  expect(await plain.text()).toContain('value="Typed &lt;already&gt;"');
});

test('RL-07: an organization accepts six hundred in ten minutes, and then three per network', async () => {
  const submit = (at: number) =>
    server.call('widget.submit', {
      body: { formId: server.globex.formId, org: 'globex', data: {} },
      headers: { 'x-forwarded-for': `192.0.${Math.floor(at / 250)}.${at % 250}` },
    });
  for (let at = 0; at < 600; at++) expect((await submit(at)).status).toBe(400);
  for (const at of [750, 751, 752]) expect((await submit(at)).status).toBe(400);
  expect((await submit(753)).status).toBe(429);
  expect((await submit(1_000)).status).toBe(400);
});
