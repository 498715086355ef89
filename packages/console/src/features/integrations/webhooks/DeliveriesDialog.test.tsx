import type { Result } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { webhookLike } from '../test-integrations.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import type { Delivery } from './webhooks.ts';

const now = Date.parse('2026-05-01T12:00:00.000Z');
const nextRetryAt = '2026-05-01T13:00:00.000Z';
const delivery = (more: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  eventId: 'e1',
  type: 'ticket.created',
  state: 'delivered',
  attempt: 1,
  status: 200,
  durationMs: 31,
  error: null,
  createdAt: '2026-05-01T10:00:00.000Z',
  deliveredAt: null,
  nextRetryAt: null,
  ...more,
});
const answer = (data: Delivery[], total = data.length): Result<'webhooks.deliveries'> => ({
  data,
  pagination: { limit: 20, offset: 0, total },
  message: 'ok',
});

function open(answers: Parameters<typeof answerOperations>[0]) {
  const calls = answerOperations(answers);
  const onClose = vi.fn();
  draw(<DeliveriesDialog item={webhookLike()} onClose={onClose} />);
  return { calls, onClose };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  forgetToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a delivery shows its event, its result and the next step', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const error = 'The address did not answer';
  open({
    'webhooks.deliveries': answer([
      delivery(),
      delivery({ id: 'd2', state: 'failed', attempt: 2, status: null, durationMs: null, error }),
      delivery({ id: 'd3', state: 'waiting', attempt: 0, status: null, nextRetryAt }),
      delivery({ id: 'd4', status: 204, durationMs: null }),
      delivery({ id: 'd5', type: 'webhook.test' }),
    ]),
  });
  expect(screen.getByRole('dialog', { name: 'Deliveries to Warehouse' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await screen.findByText('failed');
  const rows = within(screen.getByRole('list', { name: 'Deliveries' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ticket.createddelivered2 hours ago · 1 attempt · 200 in 31 msAttemptsRetry',
    `ticket.createdfailed2 hours ago · 2 attempts · ${error}AttemptsRetry`,
    `ticket.createdwaiting2 hours ago · next attempt ${dateTime(nextRetryAt)}AttemptsRetry`,
    'ticket.createddelivered2 hours ago · 1 attempt · 204 in 0 msAttemptsRetry',
    'webhook.testdelivered2 hours ago · 1 attempt · 200 in 31 msAttempts',
  ]);
  expect(screen.getByText('failed').className).toContain('destructive');
  expect(screen.getByText('waiting').className).toContain('warning');
  expect(screen.getAllByText('delivered')[0]?.className).toContain('success');
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

test('deliveries are paginated, twenty per page, and the last page only goes back', async () => {
  const slow = held(answer([delivery({ id: 'd2', type: 'ticket.resolved' })], 40));
  const { calls, onClose } = open({
    'webhooks.deliveries': ({ query }) =>
      query.offset === '0' ? answer([delivery()], 40) : slow.answer(),
  });
  expect(await screen.findByText('ticket.created')).toBeDefined();
  expect(calls[0]).toMatchObject({ params: { id: 'w1' }, query: { limit: '20', offset: '0' } });
  expect([button('Newer').disabled, button('Older').disabled]).toEqual([true, false]);
  press('Older');
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ limit: '20', offset: '20' }));
  expect(screen.getByText('ticket.created')).toBeDefined();
  slow.release();
  expect(await screen.findByText('ticket.resolved')).toBeDefined();
  expect([button('Newer').disabled, button('Older').disabled]).toEqual([false, true]);
  press('Newer');
  expect(await screen.findByText('ticket.created')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  fireEvent.click(close as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});

test('twenty deliveries need no second page', async () => {
  open({ 'webhooks.deliveries': answer([delivery()], 20) });
  await screen.findByText('ticket.created');
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

test('a webhook without deliveries says so', async () => {
  open({ 'webhooks.deliveries': answer([]) });
  expect(await screen.findByText('No deliveries yet')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

test("deliveries that couldn't be loaded are reloaded on request", async () => {
  let isDown = true;
  open({ 'webhooks.deliveries': () => (isDown ? failed : answer([delivery()])) });
  await screen.findByText('Failed to load data');
  isDown = false;
  press('Try again');
  expect(await screen.findByText('ticket.created')).toBeDefined();
});

test('deliveries are refetched every five seconds while open', async () => {
  vi.useFakeTimers();
  const { calls } = open({ 'webhooks.deliveries': answer([delivery()]) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  // In small steps: otherwise the time that a slow machine takes to respond would count toward the interval.
  while (!screen.queryByText('delivered')) await pass(1);
  expect(calls).toHaveLength(1);
  await pass(4_900);
  expect(calls).toHaveLength(1);
  await pass(100);
  expect(calls).toHaveLength(2);
});

test('an event is sent again on request, once, and the list shows it', async () => {
  const slow = held({ data: delivery({ id: 'd2' }), message: 'ok' });
  const { calls } = open({
    'webhooks.deliveries': () =>
      answer(
        calls.some(({ operation }) => operation === 'webhooks.redeliver')
          ? [delivery({ id: 'd2', state: 'waiting' }), delivery()]
          : [delivery()],
      ),
    'webhooks.redeliver': slow.answer,
  });
  const again = await screen.findByRole('button', { name: 'Retry' });
  fireEvent.click(again);
  await waitFor(() => expect(again.ariaBusy).toBe('true'));
  fireEvent.click(again);
  slow.release();
  expect(await takeToast()).toEqual({ title: 'Retrying the event' });
  expect(await screen.findByText('waiting')).toBeDefined();
  const sent = calls.filter(({ operation }) => operation === 'webhooks.redeliver');
  expect(sent.map(({ params }) => params)).toEqual([{ id: 'w1', deliveryId: 'd1' }]);
});

test.each([
  ['as the server says', new MockedRefusal(404, 'Not found', 'not_found'), 'Not found'],
  ['though nobody says why', gatewayTimeout, 'Failed to send the event again'],
])("says if an event couldn't be sent again, %s", async (_, refusal, text) => {
  open({ 'webhooks.deliveries': answer([delivery()]), 'webhooks.redeliver': refusal });
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await takeToast()).toEqual({ title: 'Error', text, destructive: true });
});

test("each attempt shows the receiver's response and the message", async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const createdAt = '2026-05-01T11:00:00.000Z';
  const tried = { status: 500, durationMs: 84, error: 'The receiver answered 500', createdAt };
  const fine = { ...tried, status: 200, durationMs: 31, error: null, answer: '' };
  const { calls } = open({
    'webhooks.deliveries': answer([delivery()]),
    'webhooks.attempts': {
      data: { attempts: [{ ...tried, answer: 'Out of memory' }, fine], request: { id: 'evt_1' } },
      message: 'ok',
    },
  });
  await screen.findByText('ticket.created');
  press('Attempts');
  expect(button('Attempts').ariaExpanded).toBe('true');
  const list = within(await screen.findByRole('list', { name: 'Attempts' }));
  const [first, second] = list.getAllByRole('listitem').map((one) => one.textContent);
  expect(first).toContain('The receiver answered 500 in 84 msOut of memory');
  expect(second).toContain('Response 200 in 31 ms');
  expect(screen.getByText(/"id": "evt_1"/)).toBeDefined();
  const asked = calls.filter(({ operation }) => operation === 'webhooks.attempts');
  expect(asked.map(({ params }) => params)).toEqual([{ id: 'w1', deliveryId: 'd1' }]);
  press('Attempts');
  expect(screen.queryByRole('list', { name: 'Attempts' })).toBeNull();
});

test.each([
  [12, 'Retrying: 12'],
  [0, 'No failed deliveries'],
])('all failed events are sent again: %d', async (queued, title) => {
  const { calls } = open({
    'webhooks.deliveries': answer([delivery({ state: 'failed' })]),
    'webhooks.redeliverFailed': { data: { queued }, message: 'ok' },
  });
  await screen.findByText('ticket.created');
  press('Retry all failed');
  expect(await takeToast()).toEqual({ title });
  const [sent] = calls.filter(({ operation }) => operation === 'webhooks.redeliverFailed');
  expect(sent).toMatchObject({ params: { id: 'w1' }, body: { since: expect.any(String) } });
});
