import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../loader/emit.ts';
import { resizePage } from '../../test-page.ts';
import { settled } from '../../test-server.ts';
import { chatOf, marksOf, messageOf, placeChatPopup, store, stored, welcome } from './test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const modal = (panel: Element) => panel.matches(':modal');

test('a launcher sends nothing until it is pressed; then the chat greets, and the box has the focus', async () => {
  const { launcher, panel, calls, status, root, box, popup, events } = placeChatPopup();
  await settled();
  expect([panel.open, calls]).toEqual([false, []]);
  // The style sheets of the loader, of every panel, and of the unread count.
  expect(popup.shadowRoot?.adoptedStyleSheets).toHaveLength(3);
  launcher.click();
  await settled();
  expect([panel.open, status(), calls.length]).toEqual([true, "We're here to help", 1]);
  expect(root.activeElement).toBe(box);
  expect(popup.style.getPropertyValue('--organization')).toBe('#10B981');
  launcher.click();
  await settled();
  expect(panel.open).toBe(false);
  launcher.click();
  await settled();
  expect(calls).toHaveLength(1);
  expect(events.map(([name]) => name)).toEqual(['open', 'close', 'open']);
});

test('a panel opened by the page leaves the focus where it is', async () => {
  const { popup, status } = placeChatPopup();
  popup.show();
  await settled();
  expect(status()).toBe("We're here to help");
  expect(document.activeElement).toBe(document.body);
});

test('a panel that was open before its view loaded also greets', async () => {
  const { status, panel } = placeChatPopup({}, { isOpen: true });
  await settled();
  expect([panel.open, modal(panel), status()]).toEqual([true, false, "We're here to help"]);
});

test('the visitor can close the panel in its head, which moves the focus to the launcher', async () => {
  const { panel, push, popup, button, launcher } = placeChatPopup();
  launcher.click();
  await settled();
  expect(button('Close')?.className).toBe('close');
  await push('Close');
  expect([panel.open, popup.shadowRoot?.activeElement]).toEqual([false, launcher]);
});

test.each([
  [480, true],
  [481, false],
])('in a window of %s pixels, the panel is full screen: %s', async (width, fills) => {
  const { panel, popup } = placeChatPopup({}, {}, width);
  popup.show();
  await settled();
  expect([panel.open, modal(panel)]).toEqual([true, fills]);
  // The page may call show() twice.
  popup.show();
  await settled();
  expect([panel.open, modal(panel)]).toEqual([true, fills]);
  const early = placeChatPopup({}, { isOpen: true }, width);
  expect(modal(early.panel)).toBe(fills);
});

test('the panel becomes full screen in a small window and returns to its corner, and the focus stays', async () => {
  const { panel, launcher, root, box, events } = placeChatPopup();
  resizePage(320);
  expect(panel.open).toBe(false);
  resizePage(1_024);
  launcher.click();
  await settled();
  for (const [width, fills] of [
    [320, true],
    [300, true],
    [1_024, false],
  ] as const) {
    resizePage(width);
    expect([panel.open, modal(panel), root.activeElement]).toEqual([true, fills, box]);
  }
  expect(events.map(([name]) => name)).toEqual(['open']);
});

test("a phone's back gesture closes the panel and updates the launcher", async () => {
  const { panel, popup, launcher } = placeChatPopup({}, {}, 320);
  popup.show();
  await settled();
  const back = new Event('cancel', { cancelable: true });
  panel.dispatchEvent(back);
  await settled();
  expect(back.defaultPrevented).toBe(true);
  expect([panel.open, launcher.ariaExpanded]).toEqual([false, 'false']);
});

test('on a phone, Tab moves from the last button to the first, and back and other keys as usual', async () => {
  // jsdom has no layout.
  const layout = vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get');
  layout.mockReturnValue(document.body);
  const { popup, panel, root, all } = placeChatPopup({}, {}, 320);
  popup.show();
  await settled();
  const buttons = all('button');
  const press = (key: string, shiftKey = false) => {
    buttons.at(-1)?.focus();
    const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
    panel.dispatchEvent(event);
    return [event.defaultPrevented, buttons.indexOf(root.activeElement as HTMLElement)];
  };
  const last = buttons.length - 1;
  expect(last).toBeGreaterThan(0);
  expect(press('Tab')).toEqual([true, 0]);
  expect(press('Tab', true)).toEqual([false, last]);
  expect(press('ArrowDown')).toEqual([false, last]);
  resizePage(1_024);
  expect(press('Tab')).toEqual([false, last]);
  layout.mockRestore();
});

test('an article opened in a search inside the element does not open the chat', async () => {
  const { popup, calls } = placeChatPopup();
  const search = document.createElement('p');
  popup.append(search);
  emit(search, 'open');
  await settled();
  expect(calls).toEqual([]);
});

test('reopens a panel that was open on the last page, except on a phone', async () => {
  store({ isOpen: true });
  const desktop = placeChatPopup();
  await settled();
  expect([desktop.panel.open, desktop.status()]).toEqual([true, 'Connecting…']);
  desktop.remove();
  store({ isOpen: true });
  const phone = placeChatPopup({}, {}, 320);
  await settled();
  expect(phone.panel.open).toBe(false);
  expect(stored().isOpen).toBe(false);
  phone.remove();
  store({ isOpen: false });
  const closed = placeChatPopup();
  await settled();
  expect(closed.panel.open).toBe(false);
});

test('does not open a panel twice that the page has opened', async () => {
  store({ isOpen: true });
  const { panel, events } = placeChatPopup({}, { isOpen: true });
  await settled();
  expect([panel.open, events]).toEqual([true, []]);
});

test('stores whether the panel is open and the chat is live, for the next page', async () => {
  store();
  const { popup, hello, server } = placeChatPopup();
  popup.show();
  expect(stored()).toMatchObject({ isOpen: true, isLive: true });
  popup.hide();
  expect(stored()).toMatchObject({ isOpen: false, isLive: true });
  await settled();
  await hello({ type: 'session_updated', data: chatOf({ status: 'closed' }) });
  expect(stored()).toMatchObject({ isOpen: false, isLive: false });
  await server({ type: 'session_updated', data: chatOf({ status: 'waiting' }) });
  expect(stored()).toMatchObject({ isLive: true });
});

test('with a closed panel, connects only to a live chat', async () => {
  store({ isLive: false });
  const over = placeChatPopup();
  await settled();
  expect(over.sockets()).toEqual([]);
  over.popup.show();
  await settled();
  expect(over.sockets()).toHaveLength(1);
  over.remove();
  store({ isLive: true });
  const live = placeChatPopup();
  await settled();
  expect(live.sockets()).toHaveLength(1);
});

test('counts messages of others on the launcher until the visitor opens the panel', async () => {
  store();
  const { hello, server, launcher, popup, frames } = placeChatPopup();
  await settled();
  const say = (seq: number, who: 'bot' | 'agent' | 'customer') =>
    server({ type: 'chat_message', data: messageOf(seq, who, `Message ${seq}`) });
  await hello({ type: 'session_updated', data: chatOf() });
  expect([launcher.dataset.unread, launcher.ariaLabel]).toEqual(['', 'Chat with us']);
  await say(1, 'bot');
  await say(2, 'customer');
  await say(3, 'agent');
  expect([launcher.dataset.unread, launcher.ariaLabel]).toEqual(['2', 'Chat with us, 2 unread']);
  expect(frames('read').at(-1)).toEqual({ type: 'read', read: 0, delivered: 3 });
  popup.show();
  await settled();
  expect([launcher.dataset.unread, launcher.ariaLabel]).toEqual(['', 'Chat with us']);
  expect(frames('read').at(-1)).toEqual({ type: 'read', read: 3, delivered: 3 });
  popup.hide();
  await say(4, 'agent');
  expect(launcher.ariaLabel).toBe('Chat with us, 1 unread');
});

test('does not count messages that were read on an earlier page', async () => {
  store();
  const { hello, server, launcher } = placeChatPopup({}, { texts: { unread: '{name} neu' } });
  await settled();
  const marks = marksOf({ customerRead: 2 });
  await hello({ type: 'session_updated', data: chatOf({ marks }) });
  for (const seq of [1, 2, 3]) {
    await server({ type: 'chat_message', data: messageOf(seq, 'agent', 'Hello') });
  }
  expect(launcher.ariaLabel).toBe('Chat with us, 1 neu');
});

test('marks messages as read only when the page is visible', async () => {
  store();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { hello, server, popup, launcher, frames } = placeChatPopup();
  popup.show();
  await settled();
  await hello();
  await server({ type: 'chat_message', data: messageOf(1, 'agent', 'Hello') });
  expect(launcher.dataset.unread).toBe('1');
  expect(frames('read').at(-1)).toEqual({ type: 'read', read: 0, delivered: 1 });
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(launcher.dataset.unread).toBe('');
  expect(frames('read').at(-1)).toEqual({ type: 'read', read: 1, delivered: 1 });
  hidden.mockRestore();
});

test('a preview in a panel sends nothing', async () => {
  const { popup, calls, said } = placeChatPopup({}, { definition: welcome });
  popup.show();
  await settled();
  expect([calls, said()]).toEqual([[], ['Hello from Acme']]);
});
