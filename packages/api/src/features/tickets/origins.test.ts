import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { goodAnswers, makeEveryField } from '../../test/every-field-form.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { sourceOf } from './read/channels.ts';

let server: TestServer;
let form: string;
const domain = 'help.acme.example';
const channels = Object.keys(sourceOf) as (keyof typeof sourceOf)[];
const byChannel = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  const { acme, globex } = server;
  form = await makeEveryField(acme.org, false);
  await acme.org.write((tx) => tx.update('contact_forms', { id: form }, { name: 'Réclamation' }));
  const verified = { token: newId(), created_at: now(), verified_at: now(), failures: 0 };
  await acme.org.write((tx) => tx.insert('custom_domains', { domain, ...verified }));
  for (const channel of channels) {
    byChannel.set(channel, await makeTicket(acme, { source: sourceOf[channel] }));
    await makeTicket(globex, { source: sourceOf[channel], domain });
  }
});
afterAll(() => server.stop());

type Query = Record<string, string>;

async function found(query: Query, as = server.acme.agent) {
  const { status, body, headers, error } = await server.call('tickets.list', { as, query });
  expect(status, error?.message).toBe(200);
  expect(Number(headers.get('x-total-count'))).toBe(body.length);
  return body.map(({ id }) => id);
}

/** Posts with a Host header, which `fetch` does not send. */
function post(path: string, host: string, type: string, body: string, headers: Query = {}) {
  const { hostname, port } = new URL(server.url);
  const sent = { host, 'content-type': type, ...headers };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ hostname, port, path, method: 'POST', headers: sent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const paths = { page: '/api/public/contact/acme/submit', widget: '/api/widget/submit' };

/** Submits the form from a page of a host, and returns the ticket's ID. */
async function send(host: string, by: keyof typeof paths, headers: Query = {}) {
  const body = { formId: form, data: goodAnswers, ...(by === 'widget' && { org: 'acme' }) };
  const answer = await post(paths[by], host, 'application/json', JSON.stringify(body), headers);
  expect(answer.status, answer.text).toBe(201);
  const [newest = ''] = await found({ query: JSON.parse(answer.text).ticketNumber });
  return newest;
}

test.each(channels)(
  'tickets from %s are found by the filter and by the typed query',
  async (channel) => {
    const one = byChannel.get(channel);
    expect(await found({ channel })).toEqual([one]);
    expect(await found({ query: `channel:${channel}` })).toEqual([one]);
    expect(await found({ channel, sort: 'createdAt', status: 'open' })).toEqual([one]);
    expect(await found({ channel, status: 'closed' })).toEqual([]);
    expect(await found({ channel, q: 'kettle', turn: 'us' })).toEqual([one]);
  },
);

test('a form submitted on a page of a custom domain, in a frame or by a script, stores the domain', async () => {
  const own = new URL(server.url).host;
  const page = await send(domain, 'page');
  const frame = await send(domain.toUpperCase(), 'widget');
  const script = await send(own, 'widget', { origin: `https://${domain}` });
  const elsewhere = await send(own, 'widget', { origin: 'https://shop.example' });
  const plain = await send(own, 'page');
  const domains = [script, frame, page];
  expect(await found({ domain })).toEqual(domains);
  expect(await found({ domain: domain.toUpperCase() })).toEqual(domains);
  expect(await found({ query: `domain:https://${domain}/contact` })).toEqual(domains);
  expect(await found({ domain, sort: 'createdAt' })).toEqual([...domains].reverse());
  expect(await found({ domain, channel: 'form' })).toEqual([page]);
  expect(await found({ domain: 'other.example' })).toEqual([]);
  const all = [plain, elsewhere, ...domains];
  expect(await found({ formId: form })).toEqual(all);
  expect(await found({ formId: form, sort: 'priority' })).toEqual(all);
  expect(await found({ query: 'form:reclamation' })).toEqual(all);
  expect(await found({ query: `form:${form} is:unassigned` })).toEqual(all);
  expect(await found({ formId: form, channel: 'widget' })).toEqual([elsewhere, script, frame]);
  expect(await found({ formId: server.globex.formId })).toEqual([]);
});

test('the form without scripts stores the domain, too', async () => {
  const typed = Object.entries(goodAnswers).map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams([...typed, ['helpdesk-form', form]] as [string, string][]);
  const type = 'application/x-www-form-urlencoded';
  const { status, text } = await post('/public/contact/acme', domain, type, String(body));
  expect(status).toBe(200);
  const number = /TK-\d+-\d+/.exec(text)?.[0] ?? '';
  expect(await found({ domain, query: number })).toHaveLength(1);
});

test('a form on the domain of another organization stores no domain', async () => {
  const data = { name: 'Vera', email: 'vera@example.com', subject: 'Hello', message: 'A kettle' };
  const body = JSON.stringify({ formId: server.globex.formId, data });
  const path = '/api/public/contact/globex/submit';
  const { status, text } = await post(path, domain, 'application/json', body);
  expect(status, text).toBe(201);
  const query = { query: JSON.parse(text).ticketNumber, domain };
  expect(await found(query, server.globex.agent)).toEqual([]);
});

test('a ticket that is split off has the channel and domain of the original', async () => {
  const whole = await makeTicket(server.acme, { source: 'email', domain });
  const { body } = await server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id: whole },
    body: { message: 'And a lamp', isInternal: false },
  });
  const part = await server.call('tickets.split', {
    as: server.acme.agent,
    params: { id: whole },
    body: { messageId: body.id },
  });
  expect(await found({ domain, channel: 'email' })).toEqual(
    expect.arrayContaining([whole, part.body.id]),
  );
});

test('staff can list forms and domains, customers and other organizations can’t', async () => {
  const { body } = await server.call('tickets.origins', { as: server.acme.agent });
  expect(body.forms.map(({ id }) => id)).toEqual([server.acme.formId, form]);
  expect(body.domains).toEqual([domain]);
  const other = await server.call('tickets.origins', { as: server.globex.agent });
  expect(other.body.forms.map(({ id }) => id)).toEqual([server.globex.formId]);
  // Its first tickets have the domain.
  expect(other.body.domains).toEqual([domain]);
  const { customer } = server.acme;
  expect((await server.call('tickets.origins', { as: customer })).status).toBe(403);
  await makeTicket(server.acme, { source: 'chat', customerUserId: customer.userId });
  expect(await found({ channel: 'chat' }, customer)).toEqual([]);
  expect(await found({ query: 'form:Réclamation' }, customer)).toEqual([]);
  expect(await found({ query: 'form:no-such-form' }, customer)).toEqual([]);
});

test('an unknown form is rejected with its name, and the current domain is listed before its first ticket', async () => {
  const refused = await server.call('tickets.list', {
    as: server.acme.agent,
    query: { query: 'form:gone' },
  });
  expect(refused.error).toMatchObject({ message: 'There is no form “gone”' });
  const channel = await server.call('tickets.list', {
    as: server.acme.agent,
    query: { channel: 'fax' },
  });
  expect(channel.status).toBe(400);
});

test('a saved view counts by channel, form and domain', async () => {
  const query = `channel:form form:"Réclamation" domain:${domain}`;
  const as = server.acme.agent;
  const { body, error } = await server.call('views.create', {
    as,
    body: { name: 'From the help center', query },
  });
  expect(error?.message).toBeUndefined();
  const { body: counts } = await server.call('views.counts', { as });
  const expected = await found({ query });
  expect(expected.length).toBeGreaterThan(0);
  expect(counts).toContainEqual({ id: body.id, count: expected.length });
});
