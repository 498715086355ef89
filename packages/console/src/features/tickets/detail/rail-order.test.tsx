import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from './test-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(role: 'agent' | 'customer' = 'agent') {
  serve(ticketDetail());
  drawTicket({ ...member(role), id: 'u1' });
  await screen.findByRole('region', { name: 'Ticket Details' });
}
const rail = () => screen.getByRole('complementary', { name: 'About this ticket' });
const sections = () =>
  within(rail())
    .getAllByRole('region')
    .map(({ ariaLabel }) => ariaLabel);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the sections of the details can be arranged, and keep their order on the next ticket', async () => {
  await open();
  expect(sections()[0]).toBe('Customer');
  await press('Arrange');
  const dialog = await screen.findByRole('dialog', { name: 'Arrange details' });
  for (let up = 0; up < 3; up += 1) await press('Move Ticket Details up');
  expect(within(dialog).getByRole('status').textContent).toBe(
    'Ticket Details moved to position 1 of 9',
  );
  await press('Done');
  expect(sections().slice(0, 2)).toEqual(['Ticket Details', 'Customer']);
  cleanup();
  await open();
  expect(sections()[0]).toBe('Ticket Details');
  await press('Arrange');
  await screen.findByRole('dialog');
  await press('Default order');
  await press('Done');
  expect(sections()[0]).toBe('Customer');
});

it("customers can't arrange them", async () => {
  await open('customer');
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
});
