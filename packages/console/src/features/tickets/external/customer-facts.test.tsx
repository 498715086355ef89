import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const email = 'ada@example.com';
const record = {
  email,
  externalId: 'shop-4711',
  metadata: { plan: 'gold', orders: 12 },
  erasureRequestedAt: null as string | null,
  updatedAt: '2026-11-20T09:30:00.000Z',
};
const region = 'Customer data from other systems';

it("shows a customer's metadata from integrations next to a ticket", async () => {
  const calls = serve(ticketDetail({ customerEmail: email }), { 'customers.list': [record] });
  drawTicket();
  const shown = within(await screen.findByRole('region', { name: region }));
  const facts = shown
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['External ID', 'shop-4711'],
    ['plan', 'gold'],
    ['orders', '12'],
  ]);
  const asked = calls.find(({ operation }) => operation === 'customers.list');
  expect(asked?.query).toEqual({ email });
});

it.each([
  ['where they keep nothing', []],
  ['where it cannot be read', failed],
])('shows nothing %s', async (_when, answer) => {
  const calls = serve(ticketDetail({ customerEmail: email }), { 'customers.list': answer });
  drawTicket();
  await waitFor(() => {
    expect(calls.some(({ operation }) => operation === 'customers.list')).toBe(true);
  });
  await screen.findByRole('combobox', { name: 'Language' });
  expect(screen.queryByRole('region', { name: region })).toBeNull();
});

it('makes no request for customers, who may not read it', async () => {
  const calls = serve(ticketDetail({ customerEmail: email }));
  drawTicket(member('customer'));
  await screen.findByRole('region', { name: 'Customer' });
  expect(calls.some(({ operation }) => operation === 'customers.list')).toBe(false);
});

it("shows a customer's erasure request until a member marks it as done", async () => {
  const asked = { ...record, externalId: null, metadata: {}, erasureRequestedAt: record.updatedAt };
  const calls = serve(ticketDetail({ customerEmail: email }), {
    'customers.list': [asked],
    'customers.update': { ...asked, erasureRequestedAt: null },
  });
  drawTicket();
  const note = within(await screen.findByRole('region', { name: 'Erasure request' }));
  expect(note.getByText(/asked on Nov 20, 2026 to have their data erased/)).toBeDefined();
  expect(screen.queryByRole('region', { name: region })).toBeNull();
  note.getByRole('button', { name: 'Mark as done' }).click();
  await waitFor(() => {
    const saved = calls.find(({ operation }) => operation === 'customers.update');
    expect(saved?.body).toEqual({ email, isErasureDone: true });
  });
});
