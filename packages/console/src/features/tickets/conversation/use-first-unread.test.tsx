import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { member } from '../../../test/harness.tsx';
import { jonas, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import { firstUnread } from './use-first-unread.ts';

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const said = (minute: number, more = {}) =>
  messageLike({ id: `m${minute}`, message: `Said ${minute}`, createdAt: at(minute), ...more });

describe('the unread part of a ticket', () => {
  const ticket = (...messages: ReturnType<typeof said>[]) => ({ createdAt: at(0), messages });

  test('starts with the first message by someone else since the last visit', () => {
    const mine = said(3, { user: jonas });
    const messages = [said(1), said(2), mine, said(4), said(5)];
    expect(firstUnread(ticket(...messages), at(2), jonas.email)).toEqual({ messageId: 'm4' });
    expect(firstUnread(ticket(...messages), at(1), jonas.email)).toEqual({ messageId: 'm2' });
    expect(firstUnread(ticket(...messages), at(5), jonas.email)).toBeNull();
  });

  test('is the whole ticket if it was never opened, and nothing if that is unknown', () => {
    expect(firstUnread(ticket(said(1)), '2026-11-21T09:00:00.000Z', '')).toBe('top');
    expect(firstUnread(ticket(said(1)), null, '')).toBeNull();
    expect(firstUnread(ticket(said(1)), undefined, '')).toBeNull();
  });
});

describe('the page of a ticket', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => said(index + 1));
  const items = () =>
    within(screen.getByRole('region', { name: 'Messages' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /New|Said \d+$/.exec(textContent)?.[0]);

  beforeEach(() => {
    // Components that load later may use either of them.
    for (const name of ['ResizeObserver', 'IntersectionObserver']) {
      vi.stubGlobal(
        name,
        class {
          observe() {}
          disconnect() {}
        },
      );
    }
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const at = this.hasAttribute('data-new')
        ? 400
        : this.hasAttribute('data-message')
          ? 700
          : null;
      const { scrollTop } = screen.getByRole('main');
      return new DOMRect(0, at === null ? 0 : at - scrollTop, 0, 0);
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const open = (more: Parameters<typeof ticketDetail>[0], unread = ['t1']) => {
    serve(ticketDetail({ createdAt: at(0), messages: many(12), ...more }), {
      'tickets.unread': { ids: unread },
    });
    return drawTicket(member('agent'));
  };

  it('opens at the new messages without collapsing them, and keeps the line above them once they are read', async () => {
    const { client } = open({ readUntil: at(4) });
    await waitFor(() => expect(screen.getByRole('main').scrollTop).toBe(388));
    expect(screen.getByRole('button', { name: '3 older messages' })).toBeDefined();
    const shown = ['Said 4', 'New', 'Said 5', 'Said 6', 'Said 7', 'Said 8'];
    expect(items().slice(0, 6)).toEqual(shown);
    const read = ticketDetail({ createdAt: at(0), messages: many(13), readUntil: at(12) });
    client.setQueryData(readKey('tickets.get', { id: 't1' }), read);
    await screen.findByText('Said 13');
    expect(items().slice(0, 6)).toEqual(shown);
  });

  it('opens at its top if the reader never opened it, and at the newest message if all is read', async () => {
    open({ readUntil: '2026-11-21T09:00:00.000Z' });
    await screen.findByText('Said 12');
    await waitFor(() => expect(screen.getByRole('main').scrollTop).toBe(0));
    expect(items()).not.toContain('New');
    cleanup();
    open({ readUntil: at(12) });
    await screen.findByText('Said 12');
    await waitFor(() => expect(screen.getByRole('main').scrollTop).toBe(688));
    expect(items()).not.toContain('New');
  });

  it("has no line if it's known to be read, or isn't waiting for anyone", async () => {
    open({ readUntil: at(4), turn: null });
    await screen.findByText('Said 12');
    expect(items()).not.toContain('New');
    cleanup();
    // Read on another device since the ticket was last loaded here.
    serve(ticketDetail({ createdAt: at(0), messages: many(12), readUntil: at(4) }));
    const { client } = drawTicket(member('agent'));
    client.setQueryData(readKey('tickets.unread'), { ids: [] });
    await screen.findByText('Said 12');
    expect(items()).not.toContain('New');
  });
});
