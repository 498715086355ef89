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

/** Renders a chat as a popup, with messages of its team. */
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

test('shows a message as text after its time on the page, and announces it', () => {
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

test('labels the close button in the language of the page', async () => {
  document.documentElement.lang = 'de';
  const { one } = placedIn(['en', 'de'], [message()]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(one('.proactive .close')?.ariaLabel).toBe('Schließen'));
  document.documentElement.removeAttribute('lang');
});

test('shows a message only on its pages, and checks again when the page changes without a load', () => {
  const { said } = placed(message({ shownOn: 'only', patterns: ['/pricing'], seconds: 2 }));
  wait(5);
  expect(said()).toBeUndefined();
  history.replaceState(null, '', '/pricing');
  wait(2);
  expect(said()).toBeUndefined();
  wait(2);
  expect(said()).toBeDefined();
});

test('shows a message for returning visitors to those who have chatted before, and have no chat now', () => {
  const { said } = placed(message({ isForReturning: true }));
  wait(1);
  expect(said()).toBeUndefined();
  localStorage['helpdesk-chat-acme'] = JSON.stringify({ visitorId: 'v1' });
  wait(1);
  expect(said()).toBeDefined();
});

test('shows no message to visitors in a chat', () => {
  localStorage['helpdesk-chat-acme'] = JSON.stringify({ id: 'c1', isLive: true });
  const { said } = placed(message());
  wait(5);
  expect(said()).toBeUndefined();
});

test('waits for the page to be scrolled', () => {
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

test('never covers a dialog of the page: it waits, disappears and returns', () => {
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

test('a closed message, even by Escape, is not shown again, and the focus moves to the launcher', () => {
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

test('until the visitor acts, stores only which message was shown, for this tab session', () => {
  const { said } = placed(message());
  expect(said()).toBeDefined();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  expect(sessionStorage['helpdesk-messages-acme']).toBe('["m1"]');
});

test('shows a message without storage, too', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { said, close } = placed(message());
  expect(said()).toBeDefined();
  close();
});

test('a click opens the chat, which starts with the message and reports which one it was', () => {
  const { chat, open, said } = placed(message());
  open();
  expect(chat.show).toHaveBeenCalledOnce();
  expect([chat.greeting, chat.dataset.message]).toEqual(['Can we <b>help</b>?', 'm1']);
  expect(said()).toBeUndefined();
});

test('opening the chat by its launcher removes the message', () => {
  const { chat, said } = placed(message());
  chat.dispatchEvent(new CustomEvent('helpdesk-open'));
  expect(said()).toBeUndefined();
});
