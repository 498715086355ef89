import { MockedRefusal } from '@helpdesk/sdk/testing';
import { expect, test, vi } from 'vitest';
import { settled, slowAnswer } from '../../test-server.ts';
import { TestRequest } from '../files/test-request.ts';
import { chatOf, messageOf, placeChat, store } from './test-chat.ts';
import { texts } from './texts.ts';

const uploaded = (name: string) => ({ id: `f-${name}`, name, size: 4, type: 'image/png' });
const fileOf = (name: string) => new File(['text'], name, { type: 'image/png' });
const person = chatOf({ withBot: false, agentName: 'Ben' });

/** Renders a chat with a person in which the visitor can attach files. */
async function placeTalking(answers: Parameters<typeof placeChat>[0] = {}, session = person) {
  vi.stubGlobal('XMLHttpRequest', TestRequest);
  store();
  const placed = placeChat({
    'publicChat.upload': ({ query }) => uploaded(String((query as { name?: string }).name)),
    ...answers,
  });
  await settled();
  await placed.hello({ type: 'session_updated', data: session });
  const chooser = () => placed.one('input[type=file]') as HTMLInputElement;
  /** Waits until the files are in the list, including loading the code with the first of them, and until pending calls are answered. */
  async function came(files: readonly File[]) {
    const names = files.slice(0, 20).map(({ name }) => name);
    await vi.waitFor(() => expect(attachedTo(placed)).toEqual(expect.arrayContaining(names)));
    for (let turn = 0; turn < 5; turn += 1) await settled();
  }
  return {
    ...placed,
    chooser,
    async choose(...files: File[]) {
      Object.defineProperty(chooser(), 'files', { value: files, configurable: true });
      chooser().dispatchEvent(new Event('change', { bubbles: true }));
      await came(files);
    },
    async drop(files: File[], type = 'drop') {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const data = { files, types: ['Files'] };
      Object.assign(event, type === 'paste' ? { clipboardData: data } : { dataTransfer: data });
      placed.box.dispatchEvent(event);
      if (!session.withBot) await came(files);
      await settled();
      return event.defaultPrevented;
    },
    attached: () => attachedTo(placed),
    alerts: () => placed.all('.foot [role=alert]').map(({ textContent }) => textContent),
  };
}

const attachedTo = ({ all }: ReturnType<typeof placeChat>) =>
  all('li.file span:first-child').map(({ textContent }) => textContent);

test('attaches files only when talking to a person, not to the bot', async () => {
  const { button, drop, attached, calls } = await placeTalking({}, chatOf());
  expect(button('Attach files')).toBeUndefined();
  // The page must not navigate to the file.
  expect(await drop([fileOf('a.png')])).toBe(true);
  expect([attached(), calls.some(({ operation }) => operation === 'publicChat.upload')]).toEqual([
    [],
    false,
  ]);
});

test('uploads chosen, pasted and dropped files at once, and sends them with the text', async () => {
  const { choose, drop, attached, say, frames, asked, button } = await placeTalking();
  expect(button('Attach files')).toBeDefined();
  await choose(fileOf('a.png'));
  expect(await drop([fileOf('b.png')])).toBe(true);
  expect(await drop([fileOf('c.png')], 'paste')).toBe(true);
  expect(attached()).toEqual(['a.png', 'b.png', 'c.png']);
  const [first] = asked('publicChat.upload');
  expect(first?.headers.get('X-Chat-Access')).toBe('t1');
  await say('Look');
  expect(frames('chat_message')).toMatchObject([
    { message: 'Look', fileIds: ['f-a.png', 'f-b.png', 'f-c.png'] },
  ]);
  expect(attached()).toEqual([]);
});

test('sends files without text with their names as text', async () => {
  const { choose, press, frames } = await placeTalking();
  await choose(fileOf('a.png'), fileOf('b.png'));
  await press('Enter');
  expect(frames('chat_message')).toMatchObject([
    { message: 'a.png, b.png', fileIds: ['f-a.png', 'f-b.png'] },
  ]);
});

test('a message is sent once its files are uploaded, unless the visitor removes one before', async () => {
  const slow = slowAnswer<ReturnType<typeof uploaded>>();
  const { choose, say, press, push, box, frames, one, button } = await placeTalking({
    'publicChat.upload': ({ query }) =>
      slow.answer(uploaded(String((query as { name?: string }).name))),
  });
  await choose(fileOf('a.png'));
  expect(one('progress')?.ariaLabel).toBe('Uploading a.png');
  expect((one('progress') as HTMLProgressElement).value).toBe(0.25);
  const state = () => [box.value, frames('chat_message').length, button(texts.send)?.ariaDisabled];
  expect(state()).toEqual(['', 0, null]);
  await say('Look');
  expect(state()).toEqual(['Look', 0, 'true']);
  await push('Remove a.png');
  expect(state()).toEqual(['Look', 0, null]);
  await choose(fileOf('b.png'));
  await press('Enter');
  expect(state()).toEqual(['Look', 0, 'true']);
  slow.give();
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(state()).toEqual(['', 1, null]);
  expect(frames('chat_message')).toMatchObject([{ message: 'Look', fileIds: ['f-b.png'] }]);
});

test('shows why a file was rejected, and offers to retry if that can help, or to remove it', async () => {
  let isRefused = true;
  const { choose, push, button, alerts, attached, say, frames } = await placeTalking({
    'publicChat.upload': ({ query }) => {
      const { name } = query as { name: string };
      if (name === 'b.png')
        return new MockedRefusal(413, 'A file can be up to 25 MB', 'file_too_large');
      return isRefused ? new MockedRefusal(403, 'Not now', 'blocked') : uploaded(name);
    },
  });
  await choose(fileOf('a.png'), fileOf('b.png'));
  expect(alerts()).toEqual(['Not now', 'A file can be up to 25 MB']);
  expect(button('Try b.png again')).toBeUndefined();
  await say('Look');
  expect(frames('chat_message')).toEqual([]);
  isRefused = false;
  await push('Try a.png again');
  await push('Remove b.png');
  expect([alerts(), attached()]).toEqual([[], ['a.png']]);
  await say('Look');
  expect(frames('chat_message')).toMatchObject([{ fileIds: ['f-a.png'] }]);
});

test('accepts the first twenty of more files, and notifies the visitor', async () => {
  const { choose, attached, alerts } = await placeTalking();
  await choose(...Array.from({ length: 21 }, (_, at) => fileOf(`${at}.png`)));
  expect([attached().length, alerts()]).toEqual([20, ['You can attach 20 files']]);
});

test("shows the agent's files, and loads the code with the first of them", async () => {
  const { server, all } = await placeTalking();
  const url = '/files/o.f1.e.s/Kettle.png';
  const files = [
    {
      id: 'f1',
      name: 'Kettle.png',
      size: 4,
      type: 'image/png',
      url,
      state: 'ready' as const,
      threat: null,
    },
  ];
  const data = messageOf(1, 'agent', 'Kettle.png', { files });
  await server({ type: 'chat_message', data });
  await vi.waitFor(() => expect(all('[role=log] img')).toHaveLength(1));
  expect(all('[role=log] img').map((image) => image.getAttribute('alt'))).toEqual(['Kettle.png']);
});

test('shows a file that is being scanned or has a virus without a link', async () => {
  const { server, all } = await placeTalking();
  const url = '/files/o.f1.e.s/Kettle.png';
  const shown = (id: string, state: 'checking' | 'infected') =>
    ({ id, name: `${id}.png`, size: 4, type: 'image/png', url, state, threat: null }) as const;
  const files = [shown('new', 'checking'), shown('bad', 'infected')];
  await server({
    type: 'chat_message',
    data: messageOf(1, 'agent', 'new.png, bad.png', { files }),
  });
  await vi.waitFor(() => expect(all('[role=log] .file')).toHaveLength(2));
  expect(all('[role=log] .file').map(({ textContent }) => textContent)).toEqual([
    'new.pngChecking for viruses…',
    'bad.pngThis file contains a virus',
  ]);
  expect(all('[role=log] img, [role=log] a')).toEqual([]);
});

test('uploads a large file in chunks, and resumes after an interruption', async () => {
  const size = 11 * 1024 * 1024;
  const begun = {
    id: 'u1',
    offset: 0,
    size,
    expiresAt: '2026-03-03T09:14:00.000Z',
    direct: null,
    file: null,
  };
  let kept = 0;
  const offsets: string[] = [];
  const { choose, attached, one, say, frames, asked } = await placeTalking({
    'publicChat.beginUpload': () => begun,
    'publicUploads.append': ({ headers }) => {
      const offset = headers.get('Upload-Offset') ?? '';
      offsets.push(offset);
      if (offsets.length === 2) return new MockedRefusal(503, 'Not now', 'unavailable');
      kept = Math.min(Number(offset) + 5 * 1024 * 1024, size);
      return undefined;
    },
    'publicUploads.get': () => ({
      ...begun,
      offset: kept,
      file: kept === size ? uploaded('film.bin') : null,
    }),
  });
  await choose(new File([new Uint8Array(size)], 'film.bin'));
  expect(attached()).toEqual(['film.bin']);
  await vi.waitFor(() => expect(one('li.file progress')).toBeNull(), 10_000);
  expect(offsets).toEqual(['0', '5242880', '5242880', '10485760']);
  expect(asked('publicChat.beginUpload')[0]?.headers.get('Upload-Length')).toBe(String(size));
  await say('Look');
  expect(frames('chat_message')).toMatchObject([{ fileIds: ['f-film.bin'] }]);
});
