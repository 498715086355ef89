import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { failed } from '../../../test/operations.ts';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

const box = () => screen.getByRole('region', { name: 'Messages' });

beforeEach(() => {
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

describe('a conversation with earlier parts', () => {
  const part = (from: number, count: number, earlier: string | null) =>
    ticketDetail({
      earlier,
      messages: Array.from({ length: count }, (_, at) =>
        messageLike({ id: `m${from + at}`, message: `Said ${from + at}` }),
      ),
    });
  const said = () =>
    within(box())
      .getAllByRole('listitem')
      .map(({ textContent }) => /Said \d+/.exec(textContent ?? '')?.[0]);
  const older = () => screen.findByRole('button', { name: 'Show older messages' });

  it('loads part by part, and keeps visible messages when new ones push the oldest out of the response', async () => {
    const newest = part(10, 3, 'ten');
    const calls = serve(newest, {
      'tickets.get': ({ query }) => {
        const before = query.before;
        if (before === undefined) return newest;
        return before === 'ten' ? part(8, 2, 'eight') : part(7, 1, null);
      },
    });
    const { client } = drawTicket();
    await userEvent.click(await older());
    await waitFor(() => expect(said()).toHaveLength(5));
    expect(document.activeElement?.textContent).toContain('Said 9');
    await userEvent.click(await older());
    await waitFor(() => expect(said()[0]).toBe('Said 7'));
    expect(screen.queryByRole('button', { name: /older messages/ })).toBeNull();
    expect(calls.filter(({ operation }) => operation === 'tickets.get')).toHaveLength(3);
    client.setQueryData(readKey('tickets.get', { id: 't1' }), part(12, 2, 'twelve'));
    await waitFor(() => expect(said()).toHaveLength(7));
    expect(said()).toEqual([7, 8, 9, 10, 11, 12, 13].map((at) => `Said ${at}`));
  });

  it("can retry a part that couldn't be loaded", async () => {
    let fails = true;
    serve(part(10, 3, 'ten'), {
      'tickets.get': ({ query }) => {
        if (query.before === undefined) return part(10, 3, 'ten');
        return fails ? failed : part(9, 1, null);
      },
    });
    drawTicket();
    await userEvent.click(await older());
    await waitFor(() => expect(shownToast()?.title).toBe('Failed to load older messages'));
    fails = false;
    await userEvent.click(await older());
    await waitFor(() => expect(said()[0]).toBe('Said 9'));
  });
});
