import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chat, said } from '../../../test/chats.ts';
import type { Conversation } from './conversation.ts';
import { emptyThread, type Thread } from './thread.ts';
import { useEnd } from './use-end.ts';
import { unreadOf, useReceipts } from './use-receipts.ts';

let resized = () => {};
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed.length = 0;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Log({ count, own }: { count: number; own?: string }) {
  const { box, onScroll, showEnd, hasNews } = useEnd(count, own);
  return (
    <>
      <div ref={box} role="log" onScroll={onScroll} />
      {hasNews && (
        <button type="button" onClick={showEnd}>
          New messages
        </button>
      )}
    </>
  );
}

/** A log of 1000 pixels, 300 of them visible. */
function drawLog(count: number) {
  const drawn = render(<Log count={count} />);
  const log = screen.getByRole('log');
  Object.defineProperties(log, {
    scrollHeight: { value: 1_000, configurable: true },
    clientHeight: { value: 300, configurable: true },
  });
  const scrollTo = (top: number) => {
    log.scrollTop = top;
    fireEvent.scroll(log);
  };
  const show = (next: number, own?: string) =>
    drawn.rerender(<Log count={next} {...(own && { own })} />);
  return { ...drawn, log, scrollTo, show };
}

const news = () => screen.queryByRole('button', { name: 'New messages' });

test('a log stays scrolled to its end while it grows, and while its viewport shrinks', () => {
  const { log, scrollTo, show, unmount } = drawLog(1);
  show(2);
  expect(log.scrollTop).toBe(1_000);
  // Up to 55 pixels above the end still count as the end.
  scrollTo(645);
  log.scrollTop = 0;
  act(resized);
  expect(log.scrollTop).toBe(1_000);
  expect(observed).toEqual([log]);
  unmount();
  expect(observed).toEqual([]);
});

test("a reader who scrolled up isn't moved, but sees new messages and can jump to them", () => {
  const { log, scrollTo, show } = drawLog(2);
  scrollTo(644);
  expect(news()).toBeNull();
  show(3);
  act(resized);
  expect(log.scrollTop).toBe(644);
  scrollTo(600);
  show(3);
  expect(news()).not.toBeNull();
  fireEvent.click(news() as HTMLElement);
  expect([log.scrollTop, news()]).toEqual([1_000, null]);
  show(4);
  expect([log.scrollTop, news()]).toEqual([1_000, null]);
});

test('scrolling back to the end marks the new messages as seen', () => {
  const { log, scrollTo, show } = drawLog(2);
  scrollTo(100);
  show(3);
  expect(news()).not.toBeNull();
  scrollTo(700);
  expect(news()).toBeNull();
  show(4);
  expect([log.scrollTop, news()]).toEqual([1_000, null]);
});

test("the agent's own message always scrolls to the end", () => {
  const { log, scrollTo, show } = drawLog(2);
  scrollTo(100);
  show(2, 'mine');
  expect(log.scrollTop).toBe(1_000);
});

const marks = { customerDelivered: 0, customerRead: 0, staffDelivered: 2, staffRead: 2 };
const open = (more: Partial<Thread> = {}): Thread => ({
  ...emptyThread,
  connection: 'open',
  session: chat({ marks }),
  messages: [said(1), said(2), said(3), said(4, { senderType: 'agent' })],
  ...more,
});

test('unread messages are those of the visitor that no staff member has read, in an open chat', () => {
  expect(unreadOf(open())).toBe(1);
  expect(unreadOf(open({ session: chat({ marks: { ...marks, staffRead: 0 } }) }))).toBe(3);
  expect(unreadOf(open({ session: chat({ marks, status: 'closed' }) }))).toBe(0);
  expect(unreadOf(open({ session: null }))).toBe(0);
});

function Receipts({ thread, isShown, mark }: { thread: Thread; isShown: boolean; mark: object }) {
  useReceipts(mark as Conversation, thread, 'u1', isShown);
  return null;
}

const visible = (is: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(is ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test.each([
  ['a chat on screen', {}, true, [4, 4]],
  ['a minimized chat', {}, false, [2, 4]],
  [
    "a colleague's chat",
    { session: chat({ marks, status: 'active', agentId: 'u2' }) },
    true,
    [2, 4],
  ],
  ['a closed chat', { session: chat({ marks, status: 'closed' }) }, true, [2, 4]],
  ['a chat that is not known yet', { session: null }, true, [0, 4]],
  ['a chat without messages', { messages: [] }, true, null],
  ['a lost connection', { connection: 'closed' }, true, null],
] as const)('a receipt says how far %s was read and delivered', (_, more, isShown, expected) => {
  visible(true);
  const mark = vi.fn();
  const conversation = { mark };
  render(<Receipts thread={open(more as Partial<Thread>)} isShown={isShown} mark={conversation} />);
  const calls = expected ? [[{ read: expected[0], delivered: expected[1] }]] : [];
  expect(mark.mock.calls).toEqual(calls);
});

test('messages that arrive while the window is hidden count as read when the agent returns', () => {
  visible(false);
  const mark = vi.fn();
  const { unmount } = render(<Receipts thread={open()} isShown mark={{ mark }} />);
  expect(mark).toHaveBeenLastCalledWith({ read: 2, delivered: 4 });
  visible(true);
  expect(mark).toHaveBeenLastCalledWith({ read: 4, delivered: 4 });
  unmount();
  visible(false);
  expect(mark).toHaveBeenCalledTimes(2);
});
