import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../core/words.ts';
import { fetchLanguages } from '../languages/test-packs.ts';
import type { fetchModule } from '../loader/chunks.ts';
import { makePopup } from '../loader/popup.ts';
import '../test-page.ts';
import { type Message, watch } from './proactive.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => false });
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const message = (more: Partial<Message> = {}): Message => ({
  id: 'm1',
  text: 'Can we <b>help</b>?',
  seconds: 0,
  scrolled: 0,
  isForReturning: false,
  shownOn: 'all',
  patterns: [],
  ...more,
});

/** A chat in a corner of a page, with messages of its team. */
const placed = (...messages: Message[]) => placedIn(['en'], messages);

function placedIn(languages: Language[], messages: readonly Message[]) {
  const chat = document.createElement('div') as unknown as HTMLElement & {
    container: ShadowRoot;
    show(): void;
    hide(): void;
    greeting?: string;
  };
  chat.attachShadow({ mode: 'open' });
  document.body.append(chat);
  const turn = makePopup(chat, 'Chat with us');
  chat.show = vi.fn(() => turn(true));
  watch(chat, { organization: 'acme', languages, messages }, fetchLanguages as typeof fetchModule);
  const root = chat.shadowRoot as ShadowRoot;
  const one = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    chat,
    root,
    one,
    turn,
    said: () => one('.proactive button')?.textContent,
    open: () => one('.proactive button')?.click(),
    close: () => one('.proactive .close')?.click(),
  };
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('a message shows itself when the page has been there for its time, as text, and is announced', () => {
  const { said, one } = placed(message({ seconds: 10 }));
  wait(9);
  expect([said(), one('[role=status]')?.textContent]).toEqual([undefined, '']);
  wait(1);
  expect(said()).toBe('Can we <b>help</b>?');
  expect(one('[role=status]')?.textContent).toBe('Can we <b>help</b>?');
  wait(6);
  expect(one('[role=status]')?.textContent).toBe('');
  expect(one('button')?.ariaLabel).toBe('Chat with us');
});

test('who listens hears in the language of the page how a message is closed', async () => {
  document.documentElement.lang = 'de';
  const { one } = placedIn(['en', 'de'], [message()]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(one('.proactive .close')?.ariaLabel).toBe('Schließen'));
  document.documentElement.removeAttribute('lang');
});

test('it is shown on its pages alone, and anew judged where the page changes without being loaded', () => {
  const { said } = placed(message({ shownOn: 'only', patterns: ['/pricing'], seconds: 2 }));
  wait(5);
  expect(said()).toBeUndefined();
  history.replaceState(null, '', '/pricing');
  wait(2);
  expect(said()).toBeUndefined();
  wait(2);
  expect(said()).toBeDefined();
});

test('one for who comes back is for those who have chatted here before, and have no chat now', () => {
  const { said } = placed(message({ isForReturning: true }));
  wait(1);
  expect(said()).toBeUndefined();
  localStorage['helpdesk-chat-acme'] = JSON.stringify({ visitorId: 'v1' });
  wait(1);
  expect(said()).toBeDefined();
});

test('nobody who is in a chat is spoken to from the side', () => {
  localStorage['helpdesk-chat-acme'] = JSON.stringify({ id: 'c1', isLive: true });
  const { said } = placed(message());
  wait(5);
  expect(said()).toBeUndefined();
});

test('it waits for the page to be scrolled', () => {
  const at = { scrollHeight: 2_000, clientHeight: 1_000, scrollTop: 400 };
  const page = document.documentElement;
  for (const [name, value] of Object.entries(at)) {
    Object.defineProperty(page, name, { value, configurable: true, writable: true });
  }
  const { said } = placed(message({ scrolled: 50 }));
  wait(1);
  expect(said()).toBeUndefined();
  page.scrollTop = 500;
  window.dispatchEvent(new Event('scroll'));
  expect(said()).toBeDefined();
  for (const name of Object.keys(at)) delete (page as unknown as Record<string, unknown>)[name];
});

test('it lies over no dialog of the page: it waits, goes away, and comes back', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  const { said, one } = placed(message());
  wait(3);
  expect(said()).toBeUndefined();
  dialog.removeAttribute('open');
  wait(1);
  expect(one('.proactive')?.hidden).toBe(false);
  dialog.setAttribute('open', '');
  wait(1);
  expect(one('.proactive')?.hidden).toBe(true);
  dialog.removeAttribute('open');
  wait(1);
  expect(one('.proactive')?.hidden).toBe(false);
});

test('closed, also by Escape, it is not shown again, and the focus goes to the launcher', () => {
  const first = placed(message());
  first.one('.proactive button')?.focus();
  first
    .one('.proactive button')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([first.said(), first.root.activeElement?.ariaLabel]).toEqual([undefined, 'Chat with us']);
  first.chat.remove();
  sessionStorage.clear();
  const second = placed(message(), message({ id: 'm2', text: 'Another' }));
  expect(second.said()).toBe('Another');
  second.close();
  wait(5);
  expect(second.said()).toBeUndefined();
});

test('until the visitor acts, no more is kept than which message this tab has shown, and no longer than it', () => {
  const { said } = placed(message());
  expect(said()).toBeDefined();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  expect(sessionStorage['helpdesk-messages-acme']).toBe('["m1"]');
});

test('where nothing may be stored it is shown all the same', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { said, close } = placed(message());
  expect(said()).toBeDefined();
  close();
});

test('answered, it opens the chat, which begins with it and says which it was', () => {
  const { chat, open, said } = placed(message());
  open();
  expect(chat.show).toHaveBeenCalledOnce();
  expect([chat.greeting, chat.dataset.message]).toEqual(['Can we <b>help</b>?', 'm1']);
  expect(said()).toBeUndefined();
});

test('who opens the chat by its launcher has the message out of the way', () => {
  const { chat, said } = placed(message());
  chat.dispatchEvent(new CustomEvent('helpdesk-open'));
  expect(said()).toBeUndefined();
});
