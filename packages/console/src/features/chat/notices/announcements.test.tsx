import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveUpdates } from '../../../data/live.ts';
import { desktopIsOn, setDesktop, setSound, soundIsOn } from '../../../data/notice-settings.ts';
import { closeChat, minimizeChat, openChat, useOpenChats } from '../../../data/open-chats.ts';
import type { CurrentUser } from '../../../data/session.ts';
import { shownToast, toast } from '../../../data/toast.ts';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import { NoticeMenu } from './NoticeMenu.tsx';
import { useNotices } from './use-notices.ts';

const played = vi.fn();
let sockets: ReturnType<typeof fakeSockets>;
let asked: ReturnType<typeof vi.fn>;
let desktop: {
  title: string;
  options: NotificationOptions;
  onclick?: () => void;
  close: () => void;
}[];

/** Sets the browser's notification permission, and its answer when asked for it. */
function browserSays(permission: string, answer = permission) {
  desktop = [];
  asked = vi.fn(async () => {
    Object.assign(globalThis.Notification, { permission: answer });
    return answer;
  });
  class Shown {
    static permission = permission;
    static requestPermission = asked;
    title: string;
    options: NotificationOptions;
    close = vi.fn();
    constructor(title: string, options: NotificationOptions) {
      if (answer === 'throws') throw new TypeError('Only in service workers');
      this.title = title;
      this.options = options;
      desktop.push(this);
    }
  }
  vi.stubGlobal('Notification', Shown);
}

const see = (isVisible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  localStorage.clear();
  document.title = 'Tickets';
  played.mockClear();
  vi.stubGlobal('AudioContext', class {});
  const gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain;
      connect() {}
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      connect = (next: object) => next;
      start = played;
      stop() {}
    },
  );
  toast({ title: 'before', isNotice: true });
  sockets = fakeSockets();
  browserSays('granted');
});
afterEach(() => {
  act(() => ['c1', 'c2'].forEach(closeChat));
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Page() {
  useLiveUpdates();
  useNotices();
  return (
    <>
      <NoticeMenu />
      <output>{useOpenChats().map(({ id }) => id)}</output>
    </>
  );
}

let seq = 0;
function serve(name: string, payload: object) {
  seq += 1;
  const createdAt = new Date().toISOString();
  act(() => sockets.at(-1)?.serve({ type: 'event', seq, name, payload, createdAt }));
}
const wait = (id: string, name = 'chat.waiting', more = {}) =>
  serve(name, { session: chat({ id, ...more }) });
const say = (n: number) =>
  serve('chat.message', { session: chat({ agentId: 'u1' }), message: said(n) });

async function open(user: CurrentUser = member('agent')) {
  answerOperations({
    'auth.user': user,
    'realtime.ticket': { ticket: 'once', expiresAt: '2026-11-21T10:01:00.000Z' },
  });
  const drawn = drawPage(Page, user);
  await waitFor(() => expect(sockets).toHaveLength(1));
  act(() => sockets[0]?.accept({ type: 'hello', seq }));
  return { ...drawn, menu: await screen.findByRole('button', { name: 'Sound and notifications' }) };
}

/** A chime has two notes. */
const chimes = () => played.mock.calls.length / 2;

test('a waiting chat is announced with toast and sound once, and can be opened from there', async () => {
  await open();
  wait('c1');
  expect(shownToast()).toMatchObject({ title: 'New chat', text: 'Vera Visitor is waiting' });
  expect([chimes(), desktop, document.title]).toEqual([1, [], 'Tickets']);
  // Offered at the same time.
  wait('c1', 'chat.offered', { offeredTo: 'u1' });
  expect(chimes()).toBe(1);
  wait('c2');
  expect(chimes()).toBe(2);
  act(() => shownToast()?.action?.run());
  expect([shownToast()?.action?.label, screen.getByRole('status').textContent]).toEqual([
    'Open',
    'c2',
  ]);
});

test('the same chat is announced again after five seconds, or for another reason', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  await open();
  wait('c1');
  vi.setSystemTime(Date.now() + 4_999);
  wait('c1');
  expect(chimes()).toBe(1);
  vi.setSystemTime(Date.now() + 5_000);
  wait('c1');
  expect(chimes()).toBe(2);
  wait('c1', 'chat.transferred', { agentId: 'u1' });
  expect([chimes(), shownToast()?.title]).toEqual([3, 'Chat transferred to you']);
});

test('every message is announced unless its chat is on screen', async () => {
  await open();
  say(1);
  expect(shownToast()).toMatchObject({ title: 'Vera Visitor', text: 'Words 1' });
  say(2);
  expect([chimes(), shownToast()?.text]).toEqual([2, 'Words 2']);
  act(() => openChat('c1'));
  say(3);
  expect([chimes(), shownToast()?.text]).toEqual([2, 'Words 2']);
  act(() => minimizeChat('c1'));
  // Its minimized panel shows that there is a new message.
  say(4);
  expect([chimes(), shownToast()?.text]).toEqual([3, 'Words 2']);
  act(() => openChat('c1'));
  wait('c1', 'chat.transferred', { agentId: 'u1' });
  expect([chimes(), shownToast()?.title]).toEqual([4, 'Chat transferred to you']);
  see(false);
  say(5);
  expect(chimes()).toBe(5);
});

test('missed chats are counted in the window title until the agent returns to the window', async () => {
  const { unmount } = await open();
  see(false);
  wait('c1');
  wait('c2');
  expect(document.title).toBe('(2) Tickets');
  document.title = 'Live Chat';
  await waitFor(() => expect(document.title).toBe('(2) Live Chat'));
  see(false);
  expect(document.title).toBe('(2) Live Chat');
  see(true);
  expect(document.title).toBe('Live Chat');
  document.title = 'Team';
  await act(async () => {});
  expect(document.title).toBe('Team');
  see(false);
  wait('c3');
  expect(document.title).toBe('(1) Team');
  unmount();
  expect(document.title).toBe('Team');
});

test('a click on a desktop notification brings the window to the front and opens the chat', async () => {
  localStorage.setItem('helpdesk_chat_desktop', 'on');
  const front = vi.spyOn(window, 'focus').mockImplementation(() => {});
  await open();
  wait('c2');
  expect(desktop).toEqual([]);
  see(false);
  wait('c1');
  const options = { body: 'Vera Visitor is waiting', tag: 'c1', silent: true };
  expect(desktop).toMatchObject([{ title: 'New chat', options }]);
  act(() => desktop[0]?.onclick?.());
  expect([front.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, 'c1']);
  expect(desktop[0]?.close).toHaveBeenCalledOnce();
});

test('a phone, which supports no desktop notifications, still counts and plays the sound', async () => {
  browserSays('granted', 'throws');
  localStorage.setItem('helpdesk_chat_desktop', 'on');
  await open();
  see(false);
  wait('c1');
  expect([chimes(), document.title]).toEqual([1, '(1) Tickets']);
});

test('agents who are away or may not answer get no notifications', async () => {
  const away = member('agent');
  Object.assign(away.organizations[0] ?? {}, { availability: 'away' });
  const { unmount } = await open(away);
  wait('c1');
  expect(chimes()).toBe(0);
  unmount();
  sockets = fakeSockets();
  await open(member('agent', { permissions: ['view_live_chat'] }));
  wait('c1');
  expect([chimes(), shownToast()?.title]).toEqual([0, 'before']);
});

test('the sound is on until it is turned off', async () => {
  expect(soundIsOn()).toBe(true);
  act(() => setSound(false));
  expect(soundIsOn()).toBe(false);
  const { menu } = await open();
  wait('c1');
  expect([chimes(), menu.querySelector('.lucide-volume-x')]).toEqual([0, expect.anything()]);
  act(() => setSound(true));
  expect(menu.querySelector('.lucide-volume-2')).not.toBeNull();
});

test.each([
  ['granted', 'granted', true, 0],
  ['default', 'granted', true, 1],
  ['default', 'denied', false, 1],
  ['denied', 'denied', false, 0],
])('with permission %s, then %s, notifications are on: %s', async (before, answer, isOn, times) => {
  browserSays(before, answer);
  expect(desktopIsOn()).toBe(false);
  expect(await setDesktop(true)).toBe(isOn);
  expect([desktopIsOn(), asked.mock.calls.length]).toEqual([isOn, times]);
  expect(localStorage.getItem('helpdesk_chat_desktop')).toBe(isOn ? 'on' : 'off');
  expect(await setDesktop(false)).toBe(false);
  expect([desktopIsOn(), asked.mock.calls.length]).toEqual([false, times]);
});

const choose = async (menu: HTMLElement, checked: boolean) => {
  await userEvent.click(menu);
  await userEvent.click(
    await screen.findByRole('menuitemradio', { name: 'Desktop notifications', checked }),
  );
};

test('desktop notifications can be turned on and off without a toast', async () => {
  const { menu } = await open();
  await choose(menu, false);
  await waitFor(() => expect(desktopIsOn()).toBe(true));
  await choose(menu, true);
  await waitFor(() => expect(desktopIsOn()).toBe(false));
  expect(shownToast()?.title).toBe('before');
});

test('a user who has blocked notifications sees where to allow them', async () => {
  browserSays('denied');
  const { menu } = await open();
  await choose(menu, false);
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Notifications are blocked',
      text: 'Allow them for this site in your browser.',
      destructive: true,
    }),
  );
});

test("a browser without notifications doesn't offer them", async () => {
  Reflect.deleteProperty(globalThis, 'Notification');
  const { menu } = await open();
  await userEvent.click(menu);
  await screen.findByRole('menuitemradio', { name: 'Sound' });
  expect(screen.queryByRole('menuitemradio', { name: 'Desktop notifications' })).toBeNull();
});
