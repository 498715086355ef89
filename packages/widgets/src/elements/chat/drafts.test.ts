import { afterEach, expect, test, vi } from 'vitest';
import { settled } from '../../test-server.ts';
import { chatOf, placeChat, placeChatPopup, store, welcome } from './test-chat.ts';

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
