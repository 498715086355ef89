import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFound } from '../../refusal.ts';
import { startChat, type TestChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { Batch } from './store/messages.ts';
import { together } from './write-queue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const visitor = { type: 'customer', userId: null, name: 'Vera' } as const;
const say = (batch: Batch, { id }: TestChat, text: string) =>
  batch.say({ sessionId: id, speaker: visitor, text, clientId: null });
const write = (work: (batch: Batch) => Promise<unknown>) =>
  together(server.context, server.acme.id, work);
const textsOf = async (chat: TestChat) =>
  (await server.call('publicChat.get', chat.at)).body.messages
    .filter(({ senderType }) => senderType === 'customer')
    .map(({ message }) => message);

test('stores simultaneous writes in their order', async () => {
  const chat = await startChat(server, server.acme);
  await Promise.all(
    ['one', 'two', 'three'].map((text) => write((batch) => say(batch, chat, text))),
  );
  expect(await textsOf(chat)).toEqual(['one', 'two', 'three']);
});

test('a rejected write fails on its own, and the others are stored', async () => {
  const chat = await startChat(server, server.acme);
  const refusal = notFound('Chat session not found');
  const outcomes = await Promise.allSettled([
    write((batch) => say(batch, chat, 'before')),
    write(() => Promise.reject(refusal)),
    write((batch) => say(batch, chat, 'after')),
  ]);
  expect(outcomes[1]).toEqual({ status: 'rejected', reason: refusal });
  expect(await textsOf(chat)).toEqual(['before', 'after']);
});

test('a write that fails halfway leaves nothing behind, and the others are stored', async () => {
  const chat = await startChat(server, server.acme);
  const failure = new Error('The disk is full');
  const outcomes = await Promise.allSettled([
    write((batch) => say(batch, chat, 'before')),
    write(async (batch) => {
      await say(batch, chat, 'half done');
      throw failure;
    }),
    write((batch) => say(batch, chat, 'after')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: failure });
  expect(await textsOf(chat)).toEqual(['before', 'after']);
});
