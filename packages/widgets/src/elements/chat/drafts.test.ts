import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { settled, slowAnswer } from '../../test-server.ts';
import { begun, chatOf, placeChat, placeChatPopup, store, stored, welcome } from './test-chat.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('keeps a draft across pages and the end of the chat', async () => {
  const first = placeChat();
  await first.type('Half a sen');
  dispatchEvent(new Event('pagehide'));
  first.remove();
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  store();
  const { box, hello, server, push } = placeChat();
  await settled();
  expect(box.value).toBe('Half a sen');
  await hello();
  await server({ type: 'session_updated', data: chatOf({ status: 'closed' }) });
  await push('Start a new chat');
  expect(box.value).toBe('Half a sen');
});

test('sends a first message again from the next page if the response was lost, once', async () => {
  const slow = slowAnswer<never>();
  const first = placeChatPopup(
    { 'publicChat.start': () => slow.answer(undefined as never) },
    { isOpen: true },
  );
  await settled();
  await first.say('Where is my parcel?');
  const [left] = first.asked('publicChat.start');
  dispatchEvent(new Event('pagehide'));
  first.popup.remove();
  expect([stored(), sessionStorage.length]).toEqual([null, 1]);
  const { panel, said, asked, hello } = placeChatPopup(begun);
  await settled();
  expect([panel.open, sessionStorage.length]).toEqual([true, 0]);
  expect(asked('publicChat.start').map(({ body }) => body)).toEqual([left?.body]);
  await hello();
  expect(said()).toContain('Where is my parcel?');
  expect(stored().id).toBe('c1');
});

test('still shows a rejected first message after the page loads again, and sends it only on demand', async () => {
  const blocked = new MockedRefusal(403, "You can't start a chat here", 'blocked');
  const first = placeChat({ 'publicChat.start': blocked });
  await settled();
  await first.say('Buy my watches');
  first.remove();
  const { said, asked, push, hello } = placeChat();
  await settled();
  expect([said().at(-1), asked('publicChat.start').length]).toEqual(['Buy my watches', 0]);
  await push('Try again');
  await hello();
  expect(asked('publicChat.start').map(({ body }) => body)).toMatchObject([
    { message: 'Buy my watches' },
  ]);
});

test('sends an unconfirmed message again from the next page, but not a rejected one', async () => {
  store();
  const first = placeChat();
  await settled();
  await first.hello();
  await first.say('One');
  await first.say('Two');
  const [one, two] = first.frames('chat_message');
  await first.server({
    type: 'error',
    code: 'rate_limited',
    message: 'Too fast',
    clientId: String(one?.clientId),
  });
  first.remove();
  const { hello, frames, said } = placeChat();
  await settled();
  await hello();
  expect(frames('chat_message')).toEqual([two]);
  expect(said().slice(-2)).toEqual(['One', 'Two']);
});

test('reuses a sent question for a message to leave, and shows that no one is online', async () => {
  const isAnybodyOnline = false;
  const { say, push, button, one } = placeChat({
    'publicChat.welcome': { ...welcome, isAnybodyOnline },
    'publicChat.start': ({ body }) => ({
      session: chatOf({
        isAnybodyOnline,
        messages: [
          {
            id: 'm1',
            sessionId: 'c1',
            seq: 1,
            userId: null,
            senderType: 'customer',
            senderName: 'Visitor',
            message: (body as { message: string }).message,
            html: null,
            files: [],
            createdAt: '2026-11-20T09:30:00.000Z',
            clientId: null,
          },
        ],
      }),
      visitorId: 'v1',
      token: 't1',
      socketUrl: '',
    }),
  });
  await settled();
  await say('Where is my parcel?');
  expect(button('Talk to a person')).toBeUndefined();
  await push('Leave a message');
  expect((one('[name=message]') as HTMLTextAreaElement).value).toBe('Where is my parcel?');
});

test("a phone's keyboard shrinks the panel, not the page", async () => {
  const stand = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', stand);
  const { popup } = placeChatPopup({}, { isOpen: true }, 390);
  await settled();
  stand.height = 460;
  stand.dispatchEvent(new Event('resize'));
  expect(popup.style.getPropertyValue('--seen')).toBe('460px');
});
