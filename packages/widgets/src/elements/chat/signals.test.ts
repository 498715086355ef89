import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../test-server.ts';
import { signal } from './signals.ts';
import { messageOf, panelOf, placeChatPopup, stored, welcome } from './test-chat.ts';

const tones = vi.fn();
class Sound {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({
    frequency: {},
    connect: (next: unknown) => next,
    start: tones,
    stop() {},
  });
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('AudioContext', Sound);
  document.title = 'Shop';
  tones.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('counts in the title, and plays the sound only for new messages', () => {
  const all = { hasSound: true, countsInTitle: true };
  signal(2, 2, all);
  expect([document.title, tones.mock.calls.length]).toEqual(['(2) Shop', 0]);
  signal(3, 2, all);
  expect([document.title, tones.mock.calls.length]).toEqual(['(3) Shop', 2]);
  document.title = '(3) Cart';
  signal(0, 3, all);
  expect([document.title, tones.mock.calls.length]).toEqual(['Cart', 2]);
  signal(4, 0, { hasSound: false, countsInTitle: false });
  expect([document.title, tones.mock.calls.length]).toEqual(['Cart', 2]);
});

test('ignores a browser without sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(() => signal(1, 0, { hasSound: true, countsInTitle: false })).not.toThrow();
});

test('counts messages in a closed panel in the title until they are read, if the team wants it', async () => {
  const panel = panelOf({ countsInTitle: true });
  const { popup, say, hello, server } = placeChatPopup(
    { 'publicChat.welcome': { ...welcome, panel } },
    { isOpen: true },
  );
  await settled();
  await say('Hello');
  await hello();
  expect(stored().signals).toEqual({ hasSound: false, countsInTitle: true });
  popup.hide();
  await server({ type: 'chat_message', data: messageOf(3, 'agent', 'Hi') });
  await settled();
  expect(document.title).toBe('(1) Shop');
  popup.show();
  await settled();
  expect(document.title).toBe('Shop');
});

test('stores and counts nothing unless the team wants it, but previews messages of a person', async () => {
  const { popup, launcher, panel, say, hello, server } = placeChatPopup({}, { isOpen: true });
  await settled();
  await say('Hello');
  await hello();
  popup.hide();
  const preview = () => popup.shadowRoot?.querySelector('.preview');
  await server({ type: 'chat_message', data: messageOf(3, 'bot', 'Wait') });
  await settled();
  expect(preview() ?? null).toBeNull();
  const before = popup.shadowRoot?.adoptedStyleSheets.length ?? 0;
  const long = 'Hi <b>there</b> '.repeat(20);
  await server({ type: 'chat_message', data: messageOf(4, 'agent', long) });
  await settled();
  expect([document.title, stored().signals]).toEqual(['Shop', undefined]);
  expect(popup.shadowRoot?.adoptedStyleSheets).toHaveLength(before + 1);
  expect(preview()?.querySelector('b')?.textContent).toBe('Ben');
  expect(preview()?.querySelector('bdi')?.textContent).toHaveLength(140);
  expect(preview()?.querySelectorAll('bdi *')).toHaveLength(0);
  expect(popup.shadowRoot?.querySelector('button')).toBe(launcher);
  preview()?.querySelector('button')?.click();
  await settled();
  expect([panel.open, preview()]).toEqual([true, null]);
});

test('announces the preview in a region that was empty before, and then clears it', async () => {
  const { popup, say, hello, server } = placeChatPopup({}, { isOpen: true });
  await settled();
  await say('Hello');
  await hello();
  popup.hide();
  await server({ type: 'chat_message', data: messageOf(3, 'agent', 'Hi') });
  await settled();
  const region = popup.shadowRoot?.querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(region?.textContent).toBe('Ben: Hi');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(region?.textContent).toBe('');
  await server({ type: 'chat_message', data: messageOf(4, 'agent', 'Still there?') });
  await settled();
  await vi.advanceTimersByTimeAsync(200);
  expect(region?.textContent).toBe('Ben: Still there?');
});

test('shows a dismissed preview again only with the next message', async () => {
  const { popup, say, hello, server } = placeChatPopup({}, { isOpen: true });
  await settled();
  await say('Hello');
  await hello();
  popup.hide();
  const preview = () => popup.shadowRoot?.querySelector('.preview');
  await server({ type: 'chat_message', data: messageOf(3, 'agent', 'One') });
  await settled();
  preview()?.querySelector<HTMLElement>('.close')?.click();
  expect(preview()).toBeNull();
  await server({ type: 'chat_message', data: messageOf(4, 'agent', 'Two') });
  await settled();
  expect(preview()?.querySelector('bdi')?.textContent).toBe('Two');
});
