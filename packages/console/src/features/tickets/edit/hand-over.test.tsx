import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache, readKey } from '../../../data/cache.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { assignable, jonas, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { keepDraft, readDraft } from '../composer/draft.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import HandOverDialog from './HandOverDialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

const me = { ...member('agent'), id: 'u1' };

async function open() {
  const calls = answerOperations({
    'team.assignable': assignable,
    'tickets.handOver': ticketDetail({ assignedAgent: jonas }),
  });
  const onClose = vi.fn();
  const client = createCache();
  client.setQueryData(readKey('auth.user'), me);
  draw(<HandOverDialog ticket={ticketDetail()} onClose={onClose} />, client);
  await screen.findByRole('option', { name: 'Jonas Weber' });
  const sent = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.handOver' ? body : []));
  return { sent, onClose };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
const write = (note: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: note } });

it('a ticket is handed over with a note and the reply that was begun', async () => {
  keepDraft('u1', 't1', { text: 'Hello Vera', isInternal: false });
  const { sent, onClose } = await open();
  expect(screen.queryByRole('option', { name: 'Ada Lovelace' })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Colleague' }), {
    target: { value: 'u2' },
  });
  write('Can you go on?');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ assignedAgentId: 'u2', note: 'Can you go on?', draft: 'Hello Vera' }]);
  expect(shownToast()?.text).toBe('TK-2026-000001 is now assigned to Jonas Weber');
  expect(readDraft('u1', 't1').text).toBe('');
});

it('what is missing is said, and what was typed is there again', async () => {
  const { sent } = await open();
  await submit();
  expect(await screen.findByText('Note is required')).toBeDefined();
  expect(screen.getAllByText('Choose a colleague').length).toBeGreaterThan(1);
  write('Half a note');
  cleanup();
  expect(sent()).toEqual([]);
  await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe(
    'Half a note',
  );
});

it('a draft that was handed over is taken up in the composer', async () => {
  const note = messageLike({ isInternal: true, authorType: 'staff', sharedDraft: 'Hello Vera' });
  serve(ticketDetail({ messages: [note] }));
  drawTicket(me);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this draft' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' }).value).toBe(
      'Hello Vera',
    ),
  );
});
