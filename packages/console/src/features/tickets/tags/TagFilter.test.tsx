import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { late, refund, vip } from '../../../test/tags.ts';
import { drawTickets, listed, serve } from '../list/test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  const calls = serve({ 'tags.list': [late, refund, vip] });
  const { router } = drawTickets(member('agent'), search);
  await screen.findByText('Kettle leaks');
  const asked = () => {
    const { tags, anyTag, noTag } = listed(calls).at(-1) ?? {};
    return { tags, anyTag, noTag };
  };
  return { calls, asked, router };
}
const openFilter = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Filter by tags/ }));
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }));
const mode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('tickets can be filtered by all, any and none of the selected tags, which the address contains', async () => {
  const { calls, asked, router } = await open();
  expect(calls.map(({ operation }) => operation)).not.toContain('tags.list');
  await openFilter();
  await pick(/Refund/);
  await waitFor(() => expect(asked().tags).toBe('g1'));
  await mode('Any');
  await pick(/Late delivery/);
  await mode('None');
  await pick(/VIP/);
  await waitFor(() => expect(asked()).toEqual({ tags: 'g1', anyTag: 'g2', noTag: 'g3' }));
  expect(router.state.location.search).toEqual({ tags: 'g1', anyTag: 'g2', noTag: 'g3' });
  expect(screen.getByRole('button', { name: 'Filter by tags, 3 selected' })).toBeDefined();
  await mode('All');
  await pick(/Refund/);
  await waitFor(() => expect(asked()).toEqual({ anyTag: 'g2', noTag: 'g3' }));
});

it('each tag in the address has a chip with its name, which removes the filter', async () => {
  const { asked } = await open('?tags=g1,g3&anyTag=g2&noTag=gone');
  const all = 'Remove filter: All of the tags Refund, VIP';
  const chip = await screen.findByRole('button', { name: all });
  expect(chip.textContent).toBe('Refund and VIP');
  expect(screen.getByRole('button', { name: /: Any of the tags/ }).textContent).toBe(
    'Any of Late delivery',
  );
  expect(screen.getByRole('button', { name: /: None of the tags/ }).textContent).toBe(
    'Not a deleted tag',
  );
  await userEvent.click(chip);
  await waitFor(() => expect(asked()).toEqual({ anyTag: 'g2', noTag: 'gone' }));
});

it('customers have no tag filter', async () => {
  serve();
  drawTickets(member('customer'));
  await screen.findByText('Kettle leaks');
  expect(screen.queryByRole('button', { name: /^Filter by tags/ })).toBeNull();
});
