import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, settled, slowAnswer } from '../../test-server.ts';
import { TestRequest } from '../files/test-request.ts';
import { field, formOf, placeForm, sent } from './test-form.ts';

const chunk = new URL('../files/files.ts', import.meta.url).pathname;
await import(/* @vite-ignore */ chunk);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('XMLHttpRequest', TestRequest);
});
afterEach(() => vi.useRealTimers());

const uploaded = (name: string) => ({ id: `f-${name}`, name, size: 4, type: 'image/png' });
const fileOf = (name: string, type = 'image/png', size = 4) =>
  new File(['x'.repeat(size)], name, { type });
type Answers = Parameters<typeof answerCalls>[0];

async function placeAsking(answers: Answers = {}, validation: object = {}, props: object = {}) {
  const calls = answerCalls({
    'widget.upload': ({ query }) => uploaded(String((query as { name?: string }).name)),
    'widget.submit': sent,
    ...answers,
  });
  const asked = field('photo', 'file', { required: true, validation });
  const fetchModule = vi.fn(() => import(/* @vite-ignore */ chunk));
  const placed = placeForm({ fetchModule, ...props }, formOf([asked]));
  const turns = async () => {
    for (let turn = 0; turn < 8; turn += 1) await settled();
  };
  await vi.waitFor(() => expect(placed.root.querySelector('.choose, button[id]')).not.toBeNull());
  const chooser = placed.root.querySelector('input[type=file]') as HTMLInputElement;
  return {
    ...placed,
    calls,
    chooser,
    turns,
    fetchModule,
    async choose(...files: File[]) {
      Object.defineProperty(chooser, 'files', { value: files, configurable: true });
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
      await turns();
    },
    names: () =>
      [...placed.root.querySelectorAll('li.file span:first-child')].map((one) => one.textContent),
    alerts: () =>
      [...placed.root.querySelectorAll('li [role=alert]')].map((one) => one.textContent),
    async push(name: string) {
      placed.root.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click();
      await turns();
    },
    answers: () =>
      calls
        .filter(({ operation }) => operation === 'widget.submit')
        .map(({ body }) => (body as { data: object }).data),
  };
}

test('uploads files as they are chosen, and their IDs are the answer', async () => {
  const { choose, names, send, answers, calls, fetchModule, chooser } = await placeAsking();
  expect([chooser.multiple, fetchModule.mock.calls.length]).toEqual([true, 1]);
  await choose(fileOf('a.png'), fileOf('b.png'));
  expect(names()).toEqual(['a.png', 'b.png']);
  expect(calls[0]?.query).toEqual({ org: 'acme', formId: 'f1', field: 'photo', name: 'a.png' });
  await send();
  expect(answers()).toEqual([{ photo: 'f-a.png/f-b.png' }]);
});

test('shows that a file is required until there is one', async () => {
  const { send, errors, answers, choose } = await placeAsking();
  await send();
  expect([errors(), answers()]).toEqual([['Photo is required'], []]);
  await choose(fileOf('a.png'));
  expect(errors()).toEqual([]);
});

test('a form waits for its files', async () => {
  const slow = slowAnswer<ReturnType<typeof uploaded>>();
  const { choose, send, errors, answers, turns } = await placeAsking({
    'widget.upload': () => slow.answer(uploaded('a.png')),
  });
  await choose(fileOf('a.png'));
  await send();
  expect([errors(), answers()]).toEqual([['Wait for your files to upload, or remove them'], []]);
  slow.give();
  await turns();
  expect(errors()).toEqual([]);
  await send();
  expect(answers()).toEqual([{ photo: 'f-a.png' }]);
});

test("rejects files by the form's rules before sending, and by the server's after", async () => {
  const rules = { accept: ['image'], maxMegabytes: 1, maxFiles: 5 };
  const { choose, alerts, calls, push, send, answers, root } = await placeAsking(
    {
      'widget.upload': ({ query }) => {
        const { name } = query as { name: string };
        return name === 'page.png'
          ? new MockedRefusal(400, "This kind of file can't be sent here", 'file_kind')
          : uploaded(name);
      },
    },
    rules,
  );
  await choose(
    fileOf('a.exe', ''),
    fileOf('large.png', 'image/png', 1024 * 1024 + 1),
    fileOf('page.png'),
    fileOf('good.png'),
  );
  expect(alerts()).toEqual([
    "This kind of file can't be sent here",
    'Files here can be up to 1 MB',
    "This kind of file can't be sent here",
  ]);
  expect(calls.map(({ query }) => (query as { name: string }).name)).toEqual([
    'page.png',
    'good.png',
  ]);
  expect(root.querySelector('.retry')).toBeNull();
  for (const name of ['a.exe', 'large.png', 'page.png']) await push(`Remove ${name}`);
  await send();
  expect(answers()).toEqual([{ photo: 'f-good.png' }]);
});

test('a field for one file accepts one, with the kinds offered by the browser', async () => {
  const { chooser, choose, names, root } = await placeAsking(
    {},
    { maxFiles: 1, accept: ['image'] },
  );
  expect([chooser.multiple, chooser.accept.split(',')[0]]).toEqual([false, 'image/*']);
  expect(root.querySelector('.choose')?.textContent).toBe('Choose a file');
  await choose(fileOf('a.png'));
  await choose(fileOf('b.png'));
  expect(names()).toEqual(['a.png']);
});

test('a preview uploads nothing', async () => {
  const { choose, names, calls } = await placeAsking({}, {}, { organization: '' });
  await choose(fileOf('a.png'));
  expect([names(), calls.length]).toEqual([['a.png'], 0]);
});

test('retries loading the code for files', async () => {
  const fetchModule = vi
    .fn()
    .mockRejectedValueOnce(new Error('files'))
    .mockImplementation(() => import(/* @vite-ignore */ chunk));
  const { root, turns } = await placeAsking({}, {}, { fetchModule });
  const again = root.querySelector<HTMLButtonElement>('button[id]');
  expect(again?.textContent).toBe('Try again');
  again?.click();
  await vi.waitFor(() => expect(root.querySelector('input[type=file]')).not.toBeNull());
  await turns();
  expect(root.querySelector('input[type=file]')).not.toBeNull();
});
