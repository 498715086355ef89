import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('a colon and two letters open the list of emoji; the arrow keys select one, and Enter or Tab inserts it', async () => {
  serve();
  drawTicket(member('agent'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await userEvent.type(box, 'Done :ta');
  const list = await screen.findByRole('listbox', { name: 'Emoji' });
  expect(box.getAttribute('aria-controls')).toBe(list.id);
  await userEvent.keyboard('da{Enter}');
  expect(box.value).toBe('Done 🎉 ');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.type(box, ':thumbs');
  await screen.findByRole('option', { name: /thumbs down/ });
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(box.value).toBe('Done 🎉 👎 ');
});

it('no list opens for words that match no emoji, and Escape keeps the text', async () => {
  serve();
  drawTicket(member('agent'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await userEvent.type(box, ':smi');
  await screen.findByRole('listbox', { name: 'Emoji' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, 'xyz');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe(':smixyz');
});
