import { expect, test, vi } from 'vitest';
import { access, calls, connect, pass, socket, TestSocket, useChatServer } from './test/chat.ts';

useChatServer();

const other = { id: 'c9', token: 't9', visitorId: 'v9' };
const begun = () => calls.asked.filter(({ path }) => path.endsWith('/sessions'));

test('continues a chat that was started elsewhere, and sends the first message to it', async () => {
  const recall = vi.fn(() => other);
  const { chat, kept } = connect({ access: undefined, recall });
  chat.send('Me too');
  await pass(0);
  expect(begun()).toEqual([]);
  expect(kept).toEqual([other]);
  expect(socket().url).toContain('sessionId=c9');
  socket().greet();
  expect(socket().sent).toContainEqual(expect.objectContaining({ message: 'Me too' }));
});

test('starts a chat as the known visitor if there is none elsewhere', async () => {
  const { chat, kept } = connect({
    access: undefined,
    visitorId: 'v1',
    recall: () => undefined,
  });
  chat.send('Hello');
  await pass(0);
  expect(begun()[0]?.body).toMatchObject({ visitorId: 'v1', message: 'Hello' });
  expect(kept).toEqual([access]);
});

test('if two pages start at once, the second continues the chat of the first', async () => {
  let stored: typeof access | undefined;
  let waiting: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, run: () => Promise<void>) => {
        waiting = waiting.then(run);
        return waiting;
      },
    },
  });
  const options = {
    access: undefined,
    recall: () => stored,
    onAccess: (given: typeof access | undefined) => {
      stored = given;
    },
  };
  const [one, two] = [connect(options).chat, connect(options).chat];
  one.send('First');
  two.send('Second');
  await pass(0);
  await pass(0);
  vi.unstubAllGlobals();
  expect(begun()).toHaveLength(1);
  expect(TestSocket.all.map(({ url }) => new URL(url).searchParams.get('sessionId'))).toEqual([
    'c1',
    'c1',
  ]);
});

test('switches to a chat that was started elsewhere, but not while one is starting here', async () => {
  const { chat } = connect();
  chat.open();
  const line = socket().greet();
  line.message(1);
  chat.resume(other);
  expect([line.closedWith, chat.state.messages]).toEqual([[1000], []]);
  expect(socket().url).toContain('sessionId=c9&after=0');
  const { chat: fresh, kept } = connect({ access: undefined });
  fresh.send('Hello');
  fresh.resume(other);
  await pass(0);
  expect(kept).toEqual([access]);
});
