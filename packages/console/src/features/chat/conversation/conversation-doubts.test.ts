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
  listen,
  socket,
  spoken,
  waiting,
  words,
} from './test-conversation.ts';

beforeEach(begin);
afterEach(finish);

const typed = () => socket().sent.filter(({ type }) => type === 'typing');
const refuse = (code: string, clientId?: string) =>
  socket().serve({ type: 'error', code, message: 'No', ...(clientId && { clientId }) });
const idOf = (place: number) => spoken().at(place)?.clientId as string;

test("a message that wasn't confirmed before the connection was lost is sent again, and only then", async () => {
  greet();
  conversation().say('Lost');
  const clientId = idOf(0);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(connections()).toBe(1);
  socket().cut();
  await comeBack();
  greet();
  expect(spoken()).toMatchObject([{ message: 'Lost', clientId }]);
  confirm(1);
  // Confirmed: neither the old confirmation timeout nor the new one closes the connection.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connections()).toBe(2);
});

test("a message that the socket refused isn't waited for", async () => {
  greet();
  socket().readyState = 2;
  conversation().say('Not taken');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connections()).toBe(1);
  socket().readyState = 1;
  socket().serve({ type: 'presence', isVisitorHere: true });
  expect(spoken()).toHaveLength(1);
});

test('a message by the visitor, or by a colleague, does not confirm ours', () => {
  greet();
  conversation().say('Mine');
  conversation().say('Next');
  socket().serve({ type: 'chat_message', data: said(1) });
  socket().serve({ type: 'chat_message', data: said(2, { senderType: 'agent', clientId: 'x' }) });
  expect(spoken()).toHaveLength(1);
  confirm(3);
  expect(spoken()).toHaveLength(2);
});

test('after a refusal the next message is sent; the refused one waits for the agent', () => {
  greet();
  for (const text of ['One', 'Two', 'Three']) conversation().say(text);
  refuse('too_long', idOf(0));
  expect(spoken().map(({ message }) => message)).toEqual(['One', 'Two']);
  expect(
    conversation()
      .current()
      .unsent.map(({ refusal }) => refusal),
  ).toEqual(['No', undefined, undefined]);
  // The refusal of another message says nothing about the one under way.
  refuse('too_long', 'another');
  refuse('too_long', idOf(0));
  expect(spoken()).toHaveLength(2);
  conversation().retry(idOf(0));
  expect(
    conversation()
      .current()
      .unsent.map(({ text, refusal }) => [text, refusal]),
  ).toEqual([
    ['One', undefined],
    ['Two', undefined],
    ['Three', undefined],
  ]);
  confirm(1);
  expect(spoken().at(-1)).toMatchObject({ message: 'One', clientId: idOf(0) });
  conversation().discard(conversation().current().unsent[1]?.clientId ?? '');
  expect(waiting()).toEqual(['One']);
});

test('the files of a message are sent with it, also on retry', () => {
  greet();
  const files = [{ id: 'f1', name: 'Kettle.png', size: 4, type: 'image/png' }];
  conversation().say('Look', { files });
  conversation().say('Nothing else');
  refuse('too_long', idOf(0));
  conversation().retry(idOf(0) ?? '');
  confirm(1);
  expect(spoken().map(({ message, fileIds }) => [message, fileIds])).toEqual([
    ['Look', ['f1']],
    ['Nothing else', undefined],
    ['Look', ['f1']],
  ]);
});

test('Markdown is sent as such, even after a reload', async () => {
  conversation().say('**Look**', { isFormatted: true });
  leave();
  await join();
  greet();
  expect(spoken()).toMatchObject([{ message: '**Look**', format: 'markdown' }]);
  confirm(1);
  conversation().say('**Look**');
  expect(spoken().at(-1)).not.toHaveProperty('format');
});

test('an error that names no message delays and refuses none', async () => {
  greet();
  refuse('rate_limited');
  conversation().say('Hello');
  expect(spoken()).toHaveLength(1);
  refuse('forbidden');
  expect(conversation().current().unsent[0]?.refusal).toBeUndefined();
  expect(spoken()).toHaveLength(1);
});

test('nothing is sent for two seconds after the server asked to go slower', async () => {
  greet();
  conversation().say('One');
  refuse('rate_limited', idOf(0));
  conversation().say('Two');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(spoken()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(spoken().map(({ message }) => message)).toEqual(['One', 'One']);
  confirm(1);
  expect(spoken().at(-1)?.message).toBe('Two');
});

test('a reopened panel ignores an earlier pause', async () => {
  greet();
  conversation().say('One');
  refuse('rate_limited', idOf(0));
  leave();
  await listen();
  greet();
  expect(spoken()).toHaveLength(1);
});

test('messages before the greeting, and the next one, leave no gap', () => {
  socket().accept({ type: 'chat_message', data: said(5) }, { type: 'hello', seq: 5 });
  socket().serve({ type: 'chat_message', data: said(6) });
  socket().serve({ type: 'chat_message', data: said(4) });
  expect(socket().sent).toEqual([]);
  socket().serve({ type: 'chat_message', data: said(8) });
  expect(socket().sent).toEqual([{ type: 'resume', after: 6 }]);
});

test('typing is sent again after two seconds, and immediately after a message', async () => {
  greet();
  conversation().typing(false);
  expect(typed()).toEqual([]);
  conversation().typing(true);
  await vi.advanceTimersByTimeAsync(1_999);
  conversation().typing(true);
  expect(typed()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  conversation().typing(true);
  expect(typed()).toHaveLength(2);
  conversation().say('Sent');
  conversation().typing(true);
  expect(typed()).toEqual([1, 2, 3].map(() => ({ type: 'typing', isTyping: true })));
  conversation().typing(false);
  conversation().typing(false);
  expect(typed()).toHaveLength(4);
});

test('a visitor counts as typing for six seconds after the last typing event', async () => {
  const typing = { type: 'typing', senderType: 'customer', senderName: 'Vera', isTyping: true };
  greet();
  socket().serve(typing);
  await vi.advanceTimersByTimeAsync(4_000);
  socket().serve(typing);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(conversation().current().typing?.name).toBe('Vera');
  socket().serve({ type: 'presence', isVisitorHere: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(conversation().current().typing).toBeNull();
  expect(conversation().current().isVisitorHere).toBe(true);
});

test('a receipt is sent only for delivered messages, and again on a new connection', async () => {
  const receipts = () => socket().sent.filter(({ type }) => type === 'read');
  conversation().mark({ read: 0, delivered: 1 });
  greet();
  conversation().mark({ read: 0, delivered: 1 });
  conversation().mark({ read: 0, delivered: 2 });
  expect(receipts().map(({ delivered }) => delivered)).toEqual([1, 2]);
  socket().cut();
  await comeBack();
  greet();
  conversation().mark({ read: 0, delivered: 2 });
  expect(receipts()).toEqual([{ type: 'read', read: 0, delivered: 2 }]);
});

test('messages read over HTTP are shown, and listeners share one connection until the last one leaves', async () => {
  const heard = vi.fn();
  const leaveToo = conversation().subscribe(heard);
  conversation().learn(chat());
  expect(heard).toHaveBeenCalledOnce();
  expect([words(), conversation().current().session?.id]).toEqual([['Words 1'], 'c1']);
  greet();
  expect(heard.mock.calls.length).toBeGreaterThan(1);
  leaveToo();
  heard.mockClear();
  conversation().say('Still open');
  expect(heard).not.toHaveBeenCalled();
  expect([connections(), spoken().length]).toEqual([1, 1]);
  expect(conversation().current().unsent[0]?.at).toBe(new Date().toISOString());
  // A closed panel isn't reconnected.
  leave();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connections()).toBe(1);
});
