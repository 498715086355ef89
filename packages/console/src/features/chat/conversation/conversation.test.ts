import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chat, said } from '../../../test/chats.ts';
import {
  begin,
  comeBack,
  confirm,
  connections,
  conversation,
  finish,
  greet,
  join,
  leave,
  socket,
  spoken,
  waiting,
  words,
} from './test-conversation.ts';

beforeEach(begin);
afterEach(finish);

test('a message is sent as an agent and shown as pending until the server has stored it', () => {
  greet();
  conversation().say('Hello');
  expect(spoken()).toEqual([
    {
      type: 'chat_message',
      sessionId: 'c1',
      userId: 'u1',
      senderName: 'Ada Lovelace',
      senderType: 'agent',
      message: 'Hello',
      clientId: expect.any(String),
    },
  ]);
  expect(waiting()).toEqual(['Hello']);
  confirm(1);
  expect([words(), waiting()]).toEqual([['Hello'], []]);
});

test('WS-07: messages written while disconnected are sent once each, in order', async () => {
  greet();
  socket().cut();
  const all = Array.from({ length: 20 }, (_, n) => `Message ${n + 1}`);
  for (const text of all) conversation().say(text);
  await comeBack();
  expect(spoken()).toEqual([]);
  greet();
  for (let seq = 1; seq <= 20; seq++) {
    expect(spoken()).toHaveLength(seq);
    confirm(seq);
  }
  expect([words(), waiting()]).toEqual([all, []]);
});

test('a message that the server stored before the connection was lost is not sent again', async () => {
  greet();
  conversation().say('Stored, but who knows?');
  const [{ clientId } = { clientId: '' }] = spoken();
  socket().cut();
  await comeBack();
  const stored = said(1, { senderType: 'agent', message: 'Stored, but who knows?' });
  socket().accept(
    { type: 'chat_message', data: { ...stored, clientId: clientId as string } },
    { type: 'hello', seq: 1 },
  );
  expect(spoken()).toEqual([]);
  expect([words(), waiting()]).toEqual([['Stored, but who knows?'], []]);
});

test('an unresponsive connection is replaced, and missed messages are requested', async () => {
  greet();
  socket().serve({ type: 'chat_message', data: said(1) });
  conversation().say('Are you there?');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connections()).toBe(2);
  expect(socket().url).toContain('after=1');
  greet(1);
  confirm(2);
  expect(words()).toEqual(['Words 1', 'Are you there?']);
});

test('messages appear once each and in order, and a gap is requested', () => {
  greet();
  for (const seq of [1, 3, 2, 3]) socket().serve({ type: 'chat_message', data: said(seq) });
  expect(words()).toEqual(['Words 1', 'Words 2', 'Words 3']);
  expect(socket().sent).toContainEqual({ type: 'resume', after: 1 });
});

test('a client id chosen by a visitor does not remove one of our pending messages', () => {
  greet();
  conversation().say('Mine');
  const clientId = spoken()[0]?.clientId as string;
  socket().serve({ type: 'chat_message', data: said(1, { clientId }) });
  expect([words(), waiting()]).toEqual([['Words 1'], ['Mine']]);
  confirm(2);
  expect([words(), waiting()]).toEqual([['Words 1', 'Mine'], []]);
});

test('unsent messages survive a reload of the page', async () => {
  conversation().say('Half way');
  leave();
  await join();
  expect(waiting()).toEqual(['Half way']);
  greet();
  confirm(1);
  expect(sessionStorage.length).toBe(0);
});

test('a rate-limited message is sent later; a refused one shows why and can be retried', async () => {
  greet();
  conversation().say('Hello');
  const clientId = spoken()[0]?.clientId as string;
  socket().serve({ type: 'error', code: 'rate_limited', message: 'Slower', clientId });
  expect(conversation().current().unsent[0]?.refusal).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(spoken()).toHaveLength(2);

  socket().serve({ type: 'error', code: 'chat_closed', message: 'Closed', clientId });
  expect(conversation().current().unsent[0]?.refusal).toBe('Closed');
  conversation().retry(clientId);
  expect(spoken()).toHaveLength(3);
  conversation().discard(clientId);
  expect(waiting()).toEqual([]);
});

test('nothing is sent to a closed chat', () => {
  conversation().say('Too late');
  socket().accept(
    { type: 'session_updated', data: chat({ status: 'closed' }) },
    { type: 'hello', seq: 0 },
  );
  expect(spoken()).toEqual([]);
  expect(waiting()).toEqual(['Too late']);
});

test("typing is sent at most every two seconds, and the visitor's typing expires without another event", async () => {
  greet();
  for (let key = 0; key < 10; key++) conversation().typing(true);
  conversation().typing(false);
  expect(socket().sent.map(({ isTyping }) => isTyping)).toEqual([true, false]);
  const typing = { type: 'typing', senderType: 'customer', senderName: 'Vera', isTyping: true };
  socket().serve(typing);
  expect(conversation().current().typing?.name).toBe('Vera');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(conversation().current().typing).toBeNull();
});

test('a receipt is sent once for each position', () => {
  greet();
  conversation().mark({ read: 2, delivered: 3 });
  conversation().mark({ read: 2, delivered: 3 });
  conversation().mark({ read: 3, delivered: 3 });
  expect(socket().sent).toEqual([
    { type: 'read', read: 2, delivered: 3 },
    { type: 'read', read: 3, delivered: 3 },
  ]);
});

test('the connection is closed permanently when the last listener leaves', async () => {
  greet();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections()).toBe(1);
  expect(socket().readyState).toBe(3);
});
