import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

const carl = { email: 'carl@example.com', name: 'Carl Copied' };

async function open(
  ccs = [carl],
  update: NonNullable<Parameters<typeof serve>[1]>['tickets.update'] = ticketDetail(),
) {
  const calls = serve(ticketDetail({ ccs }), { 'tickets.update': update });
  drawTicket(member('agent'));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Reply' }));
  return () => calls.flatMap(({ operation, body }) => (operation === 'tickets.update' ? body : []));
}

it('a reply lists its Cc recipients, who can be removed and restored', async () => {
  const sent = await open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove carl@example.com from Cc' }),
  );
  await waitFor(() =>
    expect(shownToast()?.text).toBe('carl@example.com removed from Cc on TK-2026-000001'),
  );
  expect(screen.queryByText('Carl Copied')).toBeNull();
  undoLast();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([{ removeCcs: ['carl@example.com'] }, { addCcs: [carl] }]);
});

it('Enter adds an address without sending the reply', async () => {
  const sent = await open([], ticketDetail({ ccs: [carl] }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Cc recipient' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Add Cc recipient' }),
    'carl@example.com{Enter}',
  );
  await screen.findByText('Carl Copied');
  expect(sent()).toEqual([{ addCcs: [{ email: 'carl@example.com' }] }]);
});

it('an error is shown next to the address, which stays', async () => {
  const said = 'Add staff as followers instead of Cc';
  const refusal = new MockedRefusal(400, said, 'validation_failed', [
    { field: 'addCcs', code: 'invalid', message: said },
  ]);
  await open([], refusal);
  await userEvent.click(screen.getByRole('button', { name: 'Add Cc recipient' }));
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Add Cc recipient' });
  await userEvent.type(box, 'ada@acme.test{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  expect(box.value).toBe('ada@acme.test');
});

it('customers and notes have no Cc', async () => {
  serve(ticketDetail());
  drawTicket(member('customer'));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Reply' }));
  expect(screen.queryByRole('button', { name: 'Add Cc recipient' })).toBeNull();
});
