// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ChatFrame,
  comeOnline,
  staffSocket,
  startChat,
  visitorSocket,
} from '../test/chats.ts';
import { makeOrganization, type TestOrganization } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { greeted, openSocket, socketTicket } from '../test/socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await comeOnline(server, server.acme, server.acme.agent);
});
afterAll(() => server.stop());

const said = (text: string) => (frame: ChatFrame) =>
  frame.type === 'chat_message' && frame.data?.message === text;
const is = (type: string) => (frame: ChatFrame) => frame.type === type;
test("WS-01: a chat socket without that chat's token is refused before it opens", async () => {
  const chat = await startChat(server, server.acme);
  const other = await startChat(server, server.acme);
  const foreign = await startChat(server, server.globex);
  const path = `/ws?sessionId=${chat.id}`;
  const tries: Parameters<typeof openSocket>[1][] = [
    { path },
    { path, ticket: '' },
    { path, ticket: 'nonsense' },
    { path, ticket: 'chat_nonsense' },
    { path, ticket: other.token },
    { path, ticket: foreign.token },
    { path: '/ws', ticket: chat.token },
    { path: `${path}&token=${chat.token}` },
    { path, headers: { 'x-chat-access': chat.token } },
    {
      path,
      headers: { cookie: `helpdesk=${server.acme.agent.token}`, origin: 'https://evil.example' },
    },
    { path, ticket: await socketTicket(server, server.globex.agent) },
  ];
  for (const one of tries) {
    await expect(openSocket(server, one), JSON.stringify(one)).rejects.toThrow('401');
  }
  const headers = { cookie: `helpdesk=${server.acme.agent.token}`, origin: server.url };
  await (await openSocket(server, { path, headers })).close();
});

test('WS-01: an expired token opens neither the chat nor its socket', async () => {
  const chat = await startChat(server, server.acme);
  await (await visitorSocket(server, chat)).close();
  expect((await server.call('publicChat.get', chat.at)).status).toBe(200);
  await server.acme.org.write((tx) =>
    tx.update('chat_access', { session_id: chat.id }, { expires_at: new Date().toISOString() }),
  );
  await expect(visitorSocket(server, chat)).rejects.toThrow('401');
  expect((await server.call('publicChat.get', chat.at)).status).toBe(404);
});

test('WS-01: an organization with a list of sites accepts visitors from those only', async () => {
  const { globex } = server;
  const chat = await startChat(server, globex);
  const settle = (allowedDomains: string[]) =>
    server.call('chat.updateSettings', { as: globex.admin, body: { allowedDomains } });
  await settle(['shop.example']);
  await (await visitorSocket(server, chat)).close();
  const evil = { origin: 'https://evil.example' };
  await expect(visitorSocket(server, chat, 0, evil)).rejects.toThrow('401');
  const params = { subdomain: 'globex' };
  for (const answer of [
    await server.call('publicChat.welcome', { params, headers: evil }),
    await server.call('publicChat.start', { params, headers: evil, body: {} }),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.error.message).toBe("This chat can't be used on this site.");
  }
  await settle([]);
});

test('WS-02: the access token determines the sender, whatever the URL and frame say', async () => {
  const { agent } = server.acme;
  const chat = await startChat(server, server.acme);
  const other = await startChat(server, server.acme);
  const path = `/ws?sessionId=${chat.id}&userId=${agent.userId}&senderType=agent`;
  const visitor = await openSocket(server, { ticket: chat.token, path });
  const staff = await staffSocket(server, server.acme.admin, chat);
  const spoofed = { userId: agent.userId, senderName: 'Support', senderType: 'agent' };
  visitor.send({ type: 'chat_message', sessionId: chat.id, ...spoofed, message: 'I am staff' });
  expect((await staff.until(said('I am staff'))).data).toMatchObject({
    senderType: 'customer',
    senderName: 'Anonymous Customer',
    userId: null,
    sessionId: chat.id,
  });
  visitor.send({ type: 'typing', ...spoofed });
  visitor.send({ type: 'chat_message', sessionId: other.id, message: 'Elsewhere', clientId: 'e' });
  const refused = (await visitor.until(({ type }) => type === 'error')) as ChatFrame;
  expect(refused).toMatchObject({ code: 'forbidden', clientId: 'e' });
  staff.send({ type: 'chat_message', message: 'Mine', ...spoofed, senderType: 'customer' });
  expect((await staff.until(said('Mine'))).data).toMatchObject({
    senderType: 'agent',
    userId: server.acme.admin.userId,
  });
  const { body } = await server.call('publicChat.get', other.at);
  expect(body.messages.length).toBe(1);
  await Promise.all([visitor.close(), staff.close()]);
});

test('WS-03: none of 50 organizations receives a frame of another, and no visitor one of another visitor', async () => {
  const organizations: TestOrganization[] = [];
  for (let n = 0; n < 50; n += 1) {
    organizations.push(await makeOrganization(server.context.database, `tenant${n}`));
  }
  const all = await Promise.all(
    organizations.map(async (organization) => {
      const [one, two] = [
        await startChat(server, organization),
        await startChat(server, organization),
      ];
      return {
        organization,
        one,
        two,
        lobby: await greeted(server, organization.agent),
        staff: await staffSocket(server, organization.agent, one),
        first: await visitorSocket(server, one),
        second: await visitorSocket(server, two),
      };
    }),
  );
  for (const { organization, first, second, staff } of all) {
    first.say(`first ${organization.canary}`);
    second.say(`second ${organization.canary}`);
    staff.say(`staff ${organization.canary}`);
    first.send({ type: 'typing' });
  }
  for (const { organization, first, second, staff } of all) {
    await first.until(said(`staff ${organization.canary}`));
    await staff.until(said(`first ${organization.canary}`));
    await second.until(said(`second ${organization.canary}`));
  }
  await new Promise((done) => setTimeout(done, 300));
  const canaries = organizations.map(({ canary }) => canary);
  for (const { organization, one, two, lobby, staff, first, second } of all) {
    for (const socket of [lobby, staff, first, second]) {
      const text = JSON.stringify(socket.frames);
      const foreign = canaries.filter((canary) => canary !== organization.canary);
      expect(foreign.filter((canary) => text.includes(canary))).toEqual([]);
    }
    expect(JSON.stringify(first.frames)).not.toContain(`second ${organization.canary}`);
    expect(JSON.stringify(first.frames)).not.toContain(two.id);
    expect(JSON.stringify(second.frames)).not.toContain(one.id);
    expect(JSON.stringify(staff.frames)).not.toContain(`second ${organization.canary}`);
    for (const socket of [lobby, staff, first, second]) await socket.close();
  }
});

test('WS-05: a frame that is too large, binary or invalid affects no other connection', async () => {
  const chat = await startChat(server, server.acme);
  const bystander = await visitorSocket(server, chat);
  for (const size of [16 * 1024 + 1, 4 * 1024 * 1024]) {
    const socket = await visitorSocket(server, chat);
    socket.raw.on('error', () => {});
    socket.send('x'.repeat(size));
    expect(await socket.closed).toBe(1009);
  }
  const socket = await visitorSocket(server, chat);
  socket.raw.send(Buffer.from('{"type":"chat_message","message":"binary"}'), { binary: true });
  for (const nonsense of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"type":"constructor"}',
    '{"type":"drop"}',
  ]) {
    socket.send(nonsense);
  }
  for (const unfit of ['  ', 'x'.repeat(4_001)]) socket.say(unfit, `n${unfit.length}`);
  await socket.until(({ clientId }) => clientId === 'n4001');
  expect(socket.frames.filter(is('error'))).toMatchObject([
    { code: 'validation_failed', clientId: 'n2' },
    { code: 'validation_failed', clientId: 'n4001' },
  ]);
  socket.say('Still here');
  await bystander.until(said('Still here'));
  expect(bystander.texts().filter((text) => text === 'binary')).toEqual([]);
  await Promise.all([socket.close(), bystander.close()]);
});

test('WS-05: a closed chat refuses messages and can still be read', async () => {
  const chat = await startChat(server, server.acme);
  const visitor = await visitorSocket(server, chat);
  await server.call('publicChat.close', chat.at);
  await visitor.until(({ data }) => data?.status === 'closed');
  visitor.say('Hello?', 'late');
  expect(await visitor.until(is('error'))).toMatchObject({
    code: 'chat_closed',
    message: 'This chat session is closed',
    clientId: 'late',
  });
  expect(visitor.raw.readyState).toBe(visitor.raw.OPEN);
  await visitor.close();
});

test('WS-06: more than 20 messages in 10 seconds are refused, and a flood closes the socket', async () => {
  const strict = await startTestServer({ rateLimits: true });
  const chat = await startChat(strict, strict.acme);
  const visitor = await visitorSocket(strict, chat);
  for (let n = 1; n <= 25; n += 1) visitor.say(`Word ${n}`, `w${n}`);
  await visitor.until(({ clientId }) => clientId === 'w25');
  await visitor.until(said('Word 20'));
  const refused = visitor.frames.filter(is('error'));
  expect(refused.map(({ clientId }) => clientId)).toEqual(['w21', 'w22', 'w23', 'w24', 'w25']);
  expect(refused[0]).toMatchObject({ code: 'rate_limited' });
  for (let n = 0; n < 1_000; n += 1) visitor.send({ type: 'typing' });
  expect(await visitor.closed).toBe(1000);
  const { body } = await strict.call('publicChat.get', chat.at);
  expect(body.messages.filter(({ senderType }) => senderType === 'customer').length).toBe(20);
  await strict.stop();
});

test("WS-06: a client that doesn't read is disconnected without affecting others; it reconnects and misses nothing", async () => {
  const chat = await startChat(server, server.acme);
  const slow = await visitorSocket(server, chat);
  const staff = await staffSocket(server, server.acme.agent, chat);
  const other = await staffSocket(server, server.acme.admin, chat);
  slow.raw.pause();
  const text = 'x'.repeat(3_900);
  let said = 0;
  const wave = async () => {
    for (let n = 0; n < 200; n += 1) staff.say(`${text}${(said += 1)}`);
    await other.until(({ data }) => data?.message === `${text}${said}`);
  };
  const isDropped = async () => {
    const { body } = await server.call('chat.get', {
      as: server.acme.admin,
      params: { id: chat.id },
    });
    const presence = other.frames.filter(is('presence')).at(-1);
    return body.lastSeq > 0 && presence?.isVisitorHere === false;
  };
  while (!(await isDropped()) && said < 6_000) await wave();
  expect(await isDropped()).toBe(true);
  const seqs = other.frames.flatMap(({ type, data }) =>
    type === 'chat_message' ? (data?.seq ?? []) : [],
  );
  expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  const back = await visitorSocket(server, chat, said - 2);
  expect(back.texts().map((one) => one.slice(text.length))).toEqual(
    [said - 2, said - 1, said].map(String),
  );
  slow.raw.resume();
  slow.raw.terminate();
  await Promise.all([staff.close(), other.close(), back.close()]);
});
