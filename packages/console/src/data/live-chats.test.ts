import { expect, test } from 'vitest';
import { chat, said } from '../test/chats.ts';
import { createCache, readKey } from './cache.ts';
import { listsOvertaken, showChatEvent } from './live-chats.ts';

function listed(event: Parameters<typeof showChatEvent>[1]) {
  const client = createCache();
  const key = readKey('chat.list', { status: 'active' });
  client.setQueryData(key, Object.assign([chat()], { total: 7, nextCursor: 'next' }));
  showChatEvent(client, event);
  const page = client.getQueryData<typeof chats>(key);
  const chats = Object.assign([chat()], { total: 7, nextCursor: 'next' });
  expect([page?.total, page?.nextCursor]).toEqual([7, 'next']);
  return page?.[0];
}

test('a new message updates the chat lists immediately, with the unread count', () => {
  const message = said(2, { createdAt: '2026-11-21T10:05:00.000Z' });
  const session = { id: 'c1', status: 'waiting', withBot: false, agentId: null, unread: 2 };
  const row = listed({ name: 'chat.message', payload: { session, message } });
  expect(row?.messages).toEqual([message]);
  expect(row).toMatchObject({ unread: 2, lastSeq: 2, updatedAt: message.createdAt });
});

test('reading a chat clears its unread count', () => {
  const { marks } = chat();
  const payload = { sessionId: 'c1', marks: { ...marks, staffRead: 1 }, unread: 0 };
  expect(listed({ name: 'chat.read', payload })).toMatchObject({
    unread: 0,
    marks: { staffRead: 1 },
  });
});

test('accepting a chat sets its agent and keeps its last message', () => {
  const { messages: _, ...facts } = chat({ status: 'active', agentId: 'u2' });
  const row = listed({ name: 'chat.accepted', payload: { session: facts } });
  expect(row).toMatchObject({ status: 'active', agentId: 'u2', messages: [said(1)] });
});

test('other chats and other events change nothing', () => {
  expect(listed({ name: 'chat.rated', payload: { session: { id: 'c9', rating: 1 } } })).toEqual(
    chat(),
  );
  expect(listed({ name: 'ticket.created', payload: { ticket: { id: 'c1' } } })).toEqual(chat());
});

test('refetches lists that are loading when a message arrives, because they may not contain it', async () => {
  const client = createCache();
  const event = { name: 'chat.message', payload: { session: { id: 'c1' } } };
  expect(listsOvertaken(client, event)).toEqual([]);
  let answer = (_: unknown) => {};
  const reading = client.fetchQuery({
    queryKey: readKey('chat.list', { status: 'waiting' }),
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  expect(listsOvertaken(client, event)).toEqual(['chat.list']);
  expect(listsOvertaken(client, { ...event, name: 'ticket.created' })).toEqual([]);
  answer([]);
  await reading;
  expect(listsOvertaken(client, event)).toEqual([]);
});
