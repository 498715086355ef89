import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { upload } from '../../../data/upload.ts';
import { member } from '../../../test/harness.tsx';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

vi.mock('../../../data/upload.ts', () => ({ upload: vi.fn() }));

beforeEach(() => {
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
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open() {
  const sent = messageLike({ id: 'm9', authorType: 'staff' });
  const calls = serve(ticketDetail({ messages: [messageLike()] }), {
    'tickets.reply': sent,
    'tickets.update': ticketDetail({ status: 'resolved' }),
  });
  const { router } = drawTicket(member('agent'));
  await screen.findByRole('textbox', { name: 'Reply' });
  return { calls, router };
}

const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });

it('n opens the note and r the reply, each with its own text', async () => {
  const { calls } = await open();
  await userEvent.type(reply(), 'Dear Vera');
  reply().blur();
  await userEvent.keyboard('nHer third');
  expect(note().value).toBe('Her third');
  note().blur();
  await userEvent.keyboard('r');
  expect(document.activeElement).toBe(reply());
  expect(reply().value).toBe('Dear Vera');
  reply().blur();
  await userEvent.keyboard('n call{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'tickets.reply')?.body).toEqual({
      message: 'Her third call',
      isInternal: true,
    }),
  );
  await waitFor(() => expect(note().value).toBe(''));
  note().blur();
  await userEvent.keyboard('r');
  expect(reply().value).toBe('Dear Vera');
});

it("the switch doesn't move text, and marks the hidden draft", async () => {
  await open();
  await userEvent.type(reply(), 'Dear Vera');
  await userEvent.click(screen.getByText('Internal note'));
  expect(note().value).toBe('');
  expect(document.activeElement).toBe(note());
  await userEvent.click(screen.getByRole('radio', { name: 'Reply, draft' }));
  expect(reply().value).toBe('Dear Vera');
  expect(document.activeElement).toBe(reply());
});

it('with the keyboard the focus stays on the switch', async () => {
  await open();
  const radio = screen.getByRole('radio', { name: 'Internal note' });
  radio.focus();
  fireEvent.click(radio, { detail: 0 });
  expect(document.activeElement).toBe(radio);
  expect(note().value).toBe('');
});

it('a click on a button of the composer keeps the focus in the text box', async () => {
  const { calls, router } = await open();
  for (const name of ['Attach files', 'Attach files']) {
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.keyboard('ehello');
  }
  expect(reply().value).toBe('ehello'.repeat(2));
  expect(calls.some(({ operation }) => operation === 'tickets.update')).toBe(false);
  expect(router.state.location.pathname).toBe('/tickets/t1');
});

it('no shortcut works while a button of the composer has the focus', async () => {
  const { calls } = await open();
  await userEvent.type(reply(), 'Dear Vera');
  for (const name of ['Formatting', 'Send Reply', 'Attach files']) {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('e');
  }
  expect(calls.some(({ operation }) => operation === 'tickets.update')).toBe(false);
  await userEvent.keyboard('{Escape}e');
  await waitFor(() =>
    expect(calls.some(({ operation }) => operation === 'tickets.update')).toBe(true),
  );
});

it('a file that is uploaded for a note stays with the note, whichever draft is shown', async () => {
  let finish = () => {};
  vi.mocked(upload).mockImplementation(
    (file) =>
      new Promise((resolve) => {
        finish = () => resolve({ id: 'f1', name: file.name, size: 4, type: file.type });
      }),
  );
  const { calls } = await open();
  await userEvent.keyboard('n');
  await screen.findByRole('button', { name: 'Attach files' });
  const chooser = document.querySelector<HTMLInputElement>('[data-composer] input[type=file]');
  await userEvent.upload(chooser as HTMLElement, new File(['ours'], 'margins.pdf'));
  await screen.findByText('margins.pdf');
  await userEvent.click(screen.getByText('Reply'));
  expect(screen.queryByText('margins.pdf')).toBeNull();
  finish();
  await userEvent.type(reply(), 'Dear Vera{Control>}{Enter}{/Control}');
  const bodies = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.reply' ? [body] : []));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).not.toHaveProperty('fileIds');
  await waitFor(() => expect(reply().value).toBe(''));
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note, draft' }));
  expect(await screen.findByText('margins.pdf')).toBeDefined();
  await userEvent.type(note(), 'Ours{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bodies()[1]).toMatchObject({ isInternal: true, fileIds: ['f1'] }));
});
