import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function openNote(more: Parameters<typeof serve>[1] = {}) {
  const calls = serve(ticketDetail(), { 'tickets.reply': messageLike(), ...more });
  drawTicket({ ...member('agent'), id: 'u1' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });
  await userEvent.click(box);
  const sent = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.reply' ? body : []));
  return { box, sent };
}

it('an at sign in a note opens the list of colleagues, and Enter inserts one, who is mentioned by id', async () => {
  const { box, sent } = await openNote();
  await userEvent.keyboard('Ask @we');
  const list = await screen.findByRole('listbox', { name: 'Members' });
  const option = await within(list).findByRole('option', { name: /Jonas Weber/ });
  expect(box.getAttribute('aria-activedescendant')).toBe(option.id);
  expect(within(list).queryByRole('option', { name: /Ada/ })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(box.value).toBe('Ask @Jonas Weber '));
  await userEvent.type(box, 'please{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    message: 'Ask @Jonas Weber please',
    isInternal: true,
    mentions: ['u2'],
  });
});

it('Escape closes the list and keeps the text', async () => {
  const { box } = await openNote();
  await userEvent.keyboard('@jo');
  await screen.findByRole('listbox', { name: 'Members' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Members' })).toBeNull());
  expect(box.value).toBe('@jo');
  expect(document.activeElement).toBe(box);
});

it('says if no colleague matches, and if loading failed', async () => {
  await openNote();
  await userEvent.keyboard('@xy');
  expect((await screen.findAllByText('No members found')).length).toBeGreaterThan(0);
  cleanup();
  sessionStorage.clear();
  await openNote({ 'team.assignable': failed });
  await userEvent.keyboard('@j');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load');
});

it('a reply has no list of colleagues', async () => {
  serve(ticketDetail());
  drawTicket();
  await userEvent.click(await screen.findByRole('textbox', { name: 'Reply' }));
  await userEvent.keyboard('@jo');
  expect(screen.queryByRole('listbox', { name: 'Members' })).toBeNull();
});
