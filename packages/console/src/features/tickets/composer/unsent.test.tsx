import { HelpdeskError } from '@helpdesk/sdk';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsent } from '../../../data/offline/unsent.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { messageLike, ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import { filtersFrom } from '../list/filters.ts';
import { rowsQuery } from '../list/use-ticket-rows.ts';

const { call } = unsent;
const waits = vi.fn(async (_operation: string, _input: object, _options: object) => undefined);

beforeEach(() => {
  unsent.call = waits;
  dismissToast(shownToast()?.id ?? 0);
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  unsent.call = call;
  waits.mockClear();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(undoSendSeconds: number) {
  const messages = [messageLike()];
  // The server must return each ticket by its id: with another id, the page would treat it as merged and redirect.
  serve(ticketDetail(), {
    'tickets.get': ({ params }) => ticketDetail({ id: params.id ?? 't1', messages }),
  });
  const { router, client } = drawTicket(member('agent', { undoSendSeconds }));
  await screen.findByRole('region', { name: 'Messages' });
  const items = [ticketLike({ id: 't1' }), ticketLike({ id: 't2' })];
  client.setQueryData(rowsQuery(filtersFrom({})).key, { items, total: 2, nextCursor: null });
  return router;
}

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Reply|Internal note)$/ });

test('a queued reply clears its box like a sent one, without a toast', async () => {
  await open(0);
  fireEvent.change(field(), { target: { value: 'Later' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(waits).toHaveBeenCalledExactlyOnceWith(
    'tickets.reply',
    { id: 't1', message: 'Later', isInternal: false, seenMessageId: 'm1' },
    expect.objectContaining({ idempotencyKey: expect.any(String) }),
  );
  expect(shownToast()).toBeNull();
});

test.each([
  ['its status goes behind it', 0, ['tickets.reply', 'tickets.update']],
  ['it takes its status along', 10, ['tickets.scheduleReply']],
])(
  'a queued reply that also resolves opens the next ticket; %s',
  async (_, seconds, operations) => {
    const router = await open(seconds);
    fireEvent.change(field(), { target: { value: 'Done' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send and Resolve' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t2'));
    await waitFor(() =>
      expect(waits.mock.calls.map(([operation]) => operation)).toEqual(operations),
    );
    const [, input, options] = waits.mock.calls.at(-1) ?? [];
    expect(input).toMatchObject({ id: 't1', status: 'resolved' });
    if (seconds === 0) expect(options).toMatchObject({ from: { status: 'open' } });
  },
);

test('a reply without a response before a reload is resent with its idempotency key, whatever has arrived since', async () => {
  waits.mockRejectedValueOnce(new HelpdeskError(0, 'Failed to fetch', 'network'));
  const send = async (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
  };
  await open(0);
  await send('Once');
  await waitFor(() => expect(shownToast()?.text).toBe('Failed to send message'));
  const [, input, options] = waits.mock.calls[0] ?? [];
  cleanup();

  // The reply has arrived, and is the newest message.
  serve(ticketDetail({ messages: [messageLike(), messageLike({ id: 'm2' })] }));
  drawTicket(member('agent', { undoSendSeconds: 0 }));
  await screen.findByRole('region', { name: 'Messages' });
  expect(field().value).toBe('Once');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(waits.mock.calls[1]).toEqual(['tickets.reply', input, options]);
  await send('Once');
  await waitFor(() => expect(waits).toHaveBeenCalledTimes(3));
  expect(waits.mock.calls[2]?.[2]).not.toEqual(options);
});
