// @module-tag one-engine
// @module-tag slow

// Sends the largest input of every operation, several times, and reads everything after it.
// @module-tag full

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDefaultForm } from '../features/forms/store/forms.ts';
import { keepMail } from '../mail/in/store.ts';
import { type MailServer, startMailServer } from '../mail/in/test-server.ts';
import { waitingChat } from './chats.ts';
import { inputOf } from './contract-check.ts';
import { makeTicket } from './factories.ts';
import type { TestServer } from './harness.ts';
import { type Fill, fills, largestBodies, mostIds } from './largest-input.ts';
import { countsTurns, longestTurn } from './longest-turn.ts';
import { needs } from './programs.ts';

/** Milliseconds of processor time that others may have to wait. */
const limit = 250;

let mailServer: MailServer;
let server: TestServer;
const headers: Record<string, string> = {};
let key = '';
/** IDs by the path of the operation that created them. */
const made = new Map<string, string>();
/** As many tickets as an operation accepts at once. */
let tickets: string[] = [];

beforeAll(async () => {
  mailServer = await startMailServer();
  ({ server } = mailServer);
  const body = { name: 'All', permissions: [...apiPermissions] };
  const as = server.acme.admin;
  key = (await server.call('apiKeys.create', { as, body })).body.data.key;
}, 60_000);
afterAll(() => mailServer.stop());

/** Creates a form, a ticket, and a chat accepted by an admin, with their visitors' access tokens. */
async function begin() {
  const { acme } = server;
  const as = acme.admin;
  const id = await makeTicket(acme);
  const ticket = await server.call('tickets.get', { as, params: { id } });
  const found = await server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: ticket.body.customerEmail, ticketNumber: ticket.body.ticketNumber },
  });
  if ('accessToken' in found.body) headers['x-ticket-access'] = found.body.accessToken;
  const chat = await waitingChat(server, acme);
  await server.call('chat.accept', { as, params: { id: chat.id } });
  headers['x-chat-access'] = chat.token;
  made.set('/api/contact-forms', await acme.org.write(insertDefaultForm));
  made.set('/api/tickets', id);
  made.set('/api/chat/sessions', chat.id);
  made.set('/api/public/chat/{subdomain}/sessions', chat.id);
}

/** Effects that would lock everyone out, or that send the input to other servers. */
const ends = /changes_sign_in|deletes_organization|changes_mail_server|exports_organization/;
/** Operations on a user's own account, not on the organization's data. */
const ofAccounts = /^(auth|account|profile|sessions|invitations|docs)\./;

const ids = (Object.keys(operations) as OperationId[]).filter(
  (id) => !ofAccounts.test(id) && !ends.test(operations[id].effects.join(' ')),
);
const writes = ids
  .filter((id) => operations[id].method !== 'GET' && operations[id].body === 'json')
  .filter((id) => operations[id].method !== 'DELETE')
  .sort((one, other) => operations[one].path.length - operations[other].path.length);
const reads = ids.filter((id) => operations[id].method === 'GET');

/** An object for an operation: created one level above, or under a name like that of its field. */
function knownId(field: string, path = ''): string | undefined {
  const above = path.slice(0, path.lastIndexOf(`/{${field}}`));
  const own = made.get(above) ?? made.get(above.replace('/api/v1/', '/api/'));
  if (own) return own;
  const nouns: readonly (readonly [RegExp, string])[] = [
    [/^ticketIds?$|^ids?$/, '/api/tickets'],
    [/^formIds?$/, '/api/contact-forms'],
    [/tagIds$/i, '/api/tags'],
    [/^categoryId$/, '/api/help/categories'],
    [/^articleId$/, '/api/help/articles'],
  ];
  if (/agentId|userIds?|assigneeId$/i.test(field)) return server.acme.agent.userId;
  return made.get(nouns.find(([name]) => name.test(field))?.[1] ?? '');
}

const words: Record<string, string> = {
  subdomain: 'acme',
  language: 'de',
  kind: 'reply',
  slug: 'kettle',
};

const addressOf = (id: OperationId, query = '') =>
  server.url +
  operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(words[name] ?? knownId(name, operations[id].path) ?? '0'.repeat(30)),
  ) +
  query;

function tokenOf(id: OperationId) {
  const schemes = operations[id].access.map(({ scheme }) => scheme as string);
  if (schemes.includes('session')) return server.acme.admin.token;
  return schemes.includes('apiKey') ? key : null;
}

async function ask(id: OperationId, address: string, body?: string) {
  const token = tokenOf(id);
  const answer = await fetch(address, {
    method: operations[id].method,
    redirect: 'manual',
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Fixed values for references to objects that the walk didn't create. */
const alsoFixed = (id: OperationId, body: Record<string, unknown>, fill: Fill) => ({
  ...body,
  ...(id.startsWith('widget.') && { formId: knownId('formId'), org: 'acme' }),
  ...(/^(widget|publicForms)\.submit$/.test(id) && { data: answers(fill) }),
});

/** Answers to the form that every organization starts with. */
const answers = (fill: Fill) => ({
  name: fill(100),
  email: 'vera@visitor.example',
  subject: fill(150),
  message: fill(5_000),
});

/** For lists of tickets, the IDs of all of them. */
const knownIds = (field: string) =>
  /^(ticketI|i)ds$/.test(field) && tickets.length > 0 ? tickets : knownId(field);

/** Operations whose objects earlier calls may have closed, merged or changed: these get new ones. */
const needsNew = /^public|^widget|reply|submit|send/i;

/** Sends the largest bodies until one is accepted; returns the longest turn, and whether one was accepted. */
async function write(id: OperationId, fill: string) {
  const make = fills[fill];
  if (!make) throw new Error(fill);
  let longest = 0;
  let isAccepted = false;
  if (needsNew.test(id)) await begin();
  const lists = Array.from({ length: mostIds(id) }, () => makeTicket(server.acme));
  tickets = await Promise.all(lists);
  for (const body of largestBodies(id, make, knownIds)) {
    const text = JSON.stringify(alsoFixed(id, body, make));
    const address = addressOf(id);
    let answer = { status: 0, text: '' };
    longest = Math.max(
      longest,
      await longestTurn(async () => {
        answer = await ask(id, address, text);
      }),
    );
    expect([id, fill, answer.status, answer.status < 500 || answer.text]).toEqual([
      id,
      fill,
      answer.status,
      true,
    ]);
    if (answer.status >= 300) continue;
    isAccepted = true;
    const said = JSON.parse(answer.text || '{}');
    const its = said.id ?? said.data?.id;
    const { method, path } = operations[id];
    if (method === 'POST' && typeof its === 'string') made.set(path, its);
    if (id === 'helpArticles.create') words.slug = said.slug;
    if (!('message' in body || 'html' in body || 'markdown' in body)) break;
  }
  return { longest, isAccepted };
}

/** Calls a read without changes, and with the largest value of each text parameter. */
async function read(id: OperationId, fill: string) {
  const queries = inputOf(id)
    .parameters.filter((one) => one.in === 'query' && one.schema.type === 'string')
    .filter(({ schema: { enum: choices, format, pattern } }) => !choices && !format && !pattern)
    .map(({ name, schema }) => {
      const text = fills[fill]?.(Number(schema.maxLength ?? 500)).replace(/[\ud800-\udbff]$/, '');
      return `?${new URLSearchParams({ [name]: text ?? '' })}`;
    });
  let longest = 0;
  for (const query of ['', ...queries]) {
    const address = addressOf(id, query);
    let answer = { status: 0, text: '' };
    longest = Math.max(
      longest,
      await longestTurn(async () => {
        answer = await ask(id, address);
      }),
    );
    expect([id, query.slice(0, 40), answer.status < 500 || answer.text]).toEqual([
      id,
      query.slice(0, 40),
      true,
    ]);
  }
  return longest;
}

const accepted = new Set<OperationId>();

describe('the largest input', needs('Linux', countsTurns), () => {
  // The first requests load and compile code.
  beforeAll(async () => {
    await begin();
    for (const id of writes) await write(id, 'one word');
    for (const id of reads) await read(id, 'one word');
    await server.drain();
  }, 300_000);

  test.each(Object.keys(fills))(
    'of %s, in every write and then every read, delays others only briefly',
    { timeout: 300_000 },
    async (fill) => {
      await begin();
      const found: Record<string, number> = {};
      for (const id of writes) {
        const { longest, isAccepted } = await write(id, fill);
        found[id] = longest;
        if (isAccepted) accepted.add(id);
      }
      found.afterwards = await longestTurn(() => server.drain());
      for (const id of reads) found[id] = await read(id, fill);
      const isSlow = (id: string) => (found[id] ?? 0) > limit;
      // A large garbage collection may have occurred during the turn.
      for (const id of writes.filter(isSlow)) found[id] = (await write(id, fill)).longest;
      for (const id of reads.filter(isSlow)) found[id] = await read(id, fill);
      expect(Object.entries(found).filter(([id]) => isSlow(id))).toEqual([]);
    },
  );

  test.each(Object.keys(fills))(
    'of %s in an email delays others only briefly',
    { timeout: 120_000 },
    async (fill) => {
      const make = fills[fill] ?? ((length: number) => 'x'.repeat(length));
      const lines = (text: string) => text.replace(/.{900}/gsu, '$&\r\n');
      const mail = (type: string, text: string) =>
        [
          'From: Vera <vera@visitor.example>',
          'To: acme@help.example.com',
          `Subject: ${make(2_000).replace(/[\r\n]/g, ' ')}`,
          `Message-ID: <${type.length}.${fill.length}.${text.length}@visitor.example>`,
          'MIME-Version: 1.0',
          `Content-Type: ${type}; charset=utf-8`,
          'Content-Transfer-Encoding: 8bit',
          '',
          lines(text),
          '',
        ].join('\r\n');
      const envelope = {
        recipients: ['acme@help.example.com'],
        from: 'vera@visitor.example',
        client: { ip: null, helo: null },
      };
      const mails = [
        mail('text/plain', make(4_000_000)),
        mail('text/html', `<p>${make(4_000_000)}`),
        mail('text/html', `<p>${make(200_000)}`),
      ];
      const receive = async () => {
        for (const raw of mails) {
          const envelopes = new Map([[server.acme.id, envelope]]);
          await keepMail(server.context.database, envelopes, Buffer.from(raw));
        }
        return longestTurn(() => server.drain());
      };
      const longest = await receive();
      // A large garbage collection may have occurred during the turn.
      expect(longest > limit ? await receive() : longest).toBeLessThan(limit);
    },
  );

  test('of 1,000 valid rows delays others only briefly, even with many stored rows', async () => {
    const as = server.acme.admin;
    const rows = Array.from({ length: 1_000 }, (_, at) => at);
    const text = 'word '.repeat(40);
    let longest = 0;
    for (const part of Array.from({ length: 20 }, (_, at) => at)) {
      const queries = rows.map((at) => ({ query: `How ${part} ${at}?`, response: text }));
      const replies = rows.map((at) => ({ title: `Reply ${part} ${at}`, text }));
      const turn = await longestTurn(async () => {
        await server.call('chatbot.import', { as, body: { queries } });
        if (part < 2)
          await server.call('cannedReplies.import', { as, body: { visibility: 'team', replies } });
      });
      longest = Math.max(longest, turn);
    }
    const { headers } = await server.call('chatbot.list', { as, query: { limit: 1 } });
    expect(Number(headers.get('x-total-count'))).toBe(20_000);
    expect(longest).toBeLessThan(limit);
  });

  test('was accepted by nearly every operation, since refusals would prove little', () => {
    const refused = writes.filter((id) => !accepted.has(id));
    expect(refused.length, refused.join(', ')).toBeLessThan(writes.length / 3);
  });
});
