import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function upload(content: string) {
  const response = await fetch(`${server.url}/api/files?name=a.txt`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.acme.agent.token}`,
      'content-type': 'application/octet-stream',
    },
    body: content,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string };
}

const reply = (id: string, fileIds: string[], isInternal = false) =>
  server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message: 'See the file', isInternal, fileIds },
  });

test('finds tickets with a file in the description, a reply or a note, also after a merge or split', async () => {
  const as = server.acme.agent;
  const mark = 'zebra';
  const make = () => makeTicket(server.acme, { subject: mark });
  const [plain, replied, noted] = [await make(), await make(), await make()];
  const list = async (query: object, who = as) =>
    server.call('tickets.list', { as: who, query: { q: mark, ...query } });
  const found = async (query: object = { hasFile: 'true' }, who = as) => {
    const { body, headers } = await list(query, who);
    expect(Number(headers.get('x-total-count'))).toBe(body.length);
    return body.map(({ id }) => id).sort();
  };
  const those = (...ids: string[]) => ids.sort();
  await reply(noted, [(await upload('for us')).id], true);
  const { id: messageId } = (await reply(replied, [(await upload('for them')).id])).body;
  const opened = await server.call('tickets.create', {
    as,
    body: { subject: mark, description: 'See', fileIds: [(await upload('first')).id] },
  });
  const described = opened.body.id;
  const all = those(noted, replied, described);
  expect(await found()).toEqual(all);
  for (const query of ['has:file', 'HAS:attachment', 'has:file sort:oldest', 'has:file is:open']) {
    expect(await found({ query })).toEqual(all);
  }
  expect(await found({ hasFile: 'true', sort: 'priority', assignedAgentId: 'none' })).toEqual(all);
  expect(await found({ hasFile: 'true', status: 'closed' })).toEqual([]);
  expect(await found({ hasFile: 'false' })).toHaveLength(4);
  expect(await found({ hasFile: 'true' }, server.globex.agent)).toEqual([]);
  const view = { name: 'With a file', query: 'has:file' };
  const { body: saved } = await server.call('views.create', { as, body: view });
  const counts = await server.call('views.counts', { as });
  const listed = await server.call('tickets.list', { as, query: { query: 'has:file' } });
  const total = Number(listed.headers.get('x-total-count'));
  expect(counts.body).toContainEqual({ id: saved.id, count: total });

  // A scheduled reply's file is not on a message yet.
  const waits = await server.call('tickets.scheduleReply', {
    as,
    params: { id: plain },
    body: { message: 'Later', holdSeconds: 60, fileIds: [(await upload('later')).id] },
  });
  expect(await found()).toEqual(all);
  const params = { id: plain, replyId: waits.body.id };
  await server.call('tickets.sendReplyNow', { as, params });
  expect(await found()).toEqual(those(...all, plain));

  const target = await make();
  await server.call('tickets.merge', { as, body: { ids: [target, replied], intoId: target } });
  expect(await found()).toEqual(those(noted, described, plain, target));
  const split = await server.call('tickets.split', {
    as,
    params: { id: target },
    body: { messageId, andLater: false },
  });
  expect(await found()).toEqual(those(noted, described, plain, split.body.id));
  await server.call('tickets.unsplit', { as, params: { id: split.body.id } });
  await server.call('tickets.unmerge', { as, body: { ids: [replied] } });
  expect(await found()).toEqual(those(...all, plain));
  await server.call('tickets.delete', { as: server.acme.admin, params: { id: noted } });
  expect(await found()).toEqual(those(described, replied, plain));
  await server.call('tickets.restore', { as: server.acme.admin, body: { ids: [noted] } });
  expect(await found()).toEqual(those(...all, plain));
});

test('does not tell customers which of their tickets have a file', async () => {
  const { customer } = server.acme;
  const id = await makeTicket(server.acme, { customerUserId: customer.userId });
  await reply(id, [(await upload('a note')).id], true);
  const query = { hasFile: 'true' };
  expect((await server.call('tickets.list', { as: customer, query })).body).toEqual([]);
});
