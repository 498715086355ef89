import { MockedRefusal } from '@helpdesk/sdk/testing';
import { expect, test, vi } from 'vitest';
import { settled, slowAnswer } from '../../../test-server.ts';
import { TestRequest } from '../../files/test-request.ts';
import { chatOf, welcome } from '../test-chat.ts';
import { known, placeAsking } from './test-people.ts';

const left = chatOf({ status: 'closed', ticketNumber: 'ACME-2026-000007' });
const uploaded = (name: string) => ({ id: `f-${name}`, name, size: 4, type: 'image/png' });
const fileOf = (name: string) => new File(['text'], name, { type: 'image/png' });

type Answers = Parameters<typeof placeAsking>[0];

/** Renders the form of an empty chat without an agent online. */
async function placeLeaving(answers: Answers = {}, isAnybodyOnline = false) {
  vi.stubGlobal('XMLHttpRequest', TestRequest);
  const placed = placeAsking({
    'publicChat.welcome': { ...welcome, isAnybodyOnline },
    'publicChat.upload': ({ query }) => uploaded(String((query as { name?: string }).name)),
    'publicChat.leaveMessage': { ticketNumber: 'ACME-2026-000007', session: left },
    ...answers,
  });
  await settled();
  await placed.push(isAnybodyOnline ? 'Talk to a person' : 'Leave a message');
  const { all, one, root } = placed;
  const attached = () => all('.sheet li.file span:first-child').map((name) => name.textContent);
  const came = async (names: readonly string[]) => {
    await vi.waitFor(() => expect(attached()).toEqual(names));
    for (let turn = 0; turn < 5; turn += 1) await settled();
  };
  return {
    ...placed,
    attached,
    came,
    async choose(...files: File[]) {
      const chooser = one('.sheet input[type=file]') as HTMLInputElement;
      Object.defineProperty(chooser, 'files', { value: files, configurable: true });
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
      await came(files.map(({ name }) => name));
    },
    drop(type: 'drop' | 'paste', files: File[]) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const data = { files, types: ['Files'] };
      Object.assign(event, type === 'paste' ? { clipboardData: data } : { dataTransfer: data });
      root.querySelector('.sheet textarea, .sheet input')?.dispatchEvent(event);
      return event.defaultPrevented;
    },
    alerts: () => all('.sheet [role=alert]').map(({ textContent }) => textContent),
  };
}

test('leaving a message with files starts the chat, and sends them with it', async () => {
  const { choose, fillIn, submit, asked, attached, one, hello, status } = await placeLeaving();
  await choose(fileOf('a.png'), fileOf('b.png'));
  await hello();
  expect(status()).not.toBe('Connecting…');
  expect(asked('publicChat.start')).toHaveLength(1);
  expect(asked('publicChat.upload').map(({ headers }) => headers.get('X-Chat-Access'))).toEqual([
    't1',
    't1',
  ]);
  fillIn({ ...known, message: 'It is broken' });
  await submit();
  expect(asked('publicChat.leaveMessage')).toMatchObject([
    { body: { ...known, message: 'It is broken', fileIds: ['f-a.png', 'f-b.png'] } },
  ]);
  expect(attached()).toEqual([]);
  expect(one('#ticket')?.textContent).toBe('Thanks! Your ticket number is ACME-2026-000007.');
});

test('also accepts pasted and dropped files, and sends files without text with their names', async () => {
  const { drop, came, fillIn, submit, asked } = await placeLeaving();
  expect(drop('drop', [fileOf('a.png')])).toBe(true);
  await came(['a.png']);
  expect(drop('paste', [fileOf('b.png')])).toBe(true);
  await came(['a.png', 'b.png']);
  fillIn(known);
  await submit();
  expect(asked('publicChat.leaveMessage')).toMatchObject([
    { body: { ...known, message: 'a.png, b.png', fileIds: ['f-a.png', 'f-b.png'] } },
  ]);
});

test('a message is sent once its files are uploaded, unless the visitor removes one before', async () => {
  const slow = slowAnswer<ReturnType<typeof uploaded>>();
  const { choose, fillIn, submit, asked, push, one } = await placeLeaving({
    'publicChat.upload': ({ query }) =>
      slow.answer(uploaded(String((query as { name?: string }).name))),
  });
  await choose(fileOf('a.png'));
  fillIn({ ...known, message: 'It is broken' });
  await submit();
  expect([asked('publicChat.leaveMessage'), one('.sheet .button')?.ariaDisabled]).toEqual([
    [],
    'true',
  ]);
  await push('Remove a.png');
  expect([asked('publicChat.leaveMessage'), one('.sheet .button')?.ariaDisabled]).toEqual([
    [],
    null,
  ]);
  await choose(fileOf('b.png'));
  await submit();
  expect(asked('publicChat.leaveMessage')).toEqual([]);
  slow.give();
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(asked('publicChat.leaveMessage')).toMatchObject([
    { body: { message: 'It is broken', fileIds: ['f-b.png'] } },
  ]);
});

test('a message without files has none', async () => {
  const { fillIn, submit, asked } = await placeLeaving();
  fillIn({ ...known, message: 'It is broken' });
  await submit();
  expect(asked('publicChat.leaveMessage')).toHaveLength(1);
  expect(asked('publicChat.leaveMessage')[0]?.body).not.toHaveProperty('fileIds');
});

test('shows why a file was rejected, at upload or with the message', async () => {
  const gone = 'The file no longer exists. Please attach it again.';
  const { choose, push, fillIn, submit, alerts, asked } = await placeLeaving({
    'publicChat.upload': ({ query }) => {
      const { name } = query as { name: string };
      const sentence = 'A file can be up to 25 MB';
      return name === 'film.mov'
        ? new MockedRefusal(413, sentence, 'file_too_large')
        : uploaded(name);
    },
    'publicChat.leaveMessage': new MockedRefusal(400, gone, 'validation_failed', [
      { field: 'fileIds', message: gone, code: 'invalid' },
    ]),
  });
  await choose(fileOf('film.mov'), fileOf('a.png'));
  expect(alerts()).toEqual(['A file can be up to 25 MB']);
  fillIn({ ...known, message: 'It is broken' });
  await submit();
  expect(asked('publicChat.leaveMessage')).toEqual([]);
  await push('Remove film.mov');
  await submit();
  expect(alerts()).toEqual([gone]);
});

test('a form that only asks for contact details accepts no files, and the page does not navigate', async () => {
  const { drop, one, button, asked } = await placeLeaving({}, true);
  expect([one('.sheet input[type=file]'), button('Attach files')]).toEqual([null, undefined]);
  expect(drop('drop', [fileOf('a.png')])).toBe(true);
  await settled();
  expect(asked('publicChat.upload')).toEqual([]);
});
