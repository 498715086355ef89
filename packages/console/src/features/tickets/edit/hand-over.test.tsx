import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache, readKey } from '../../../data/cache.ts';
import { putDraft, readDrafts } from '../../../data/drafts.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { assignable, jonas, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { draftsKey } from '../composer/draft.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import HandOverDialog from './HandOverDialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

const key = draftsKey('u1', 't1');
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

it('a ticket is handed over with a note and the draft reply', async () => {
  putDraft(key, 'reply', { text: 'Hello Vera' });
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
  expect(readDrafts(key).reply.text).toBe('');
});

it('a formatted draft is handed over as Markdown, and a plain one as text', async () => {
  const handed = async (isFormatted: boolean) => {
    putDraft(key, 'reply', { text: '**Hello**', isFormatted });
    const { sent } = await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Colleague' }), {
      target: { value: 'u2' },
    });
    write('Go on');
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    cleanup();
    return sent()[0];
  };
  const plain = { assignedAgentId: 'u2', note: 'Go on', draft: '**Hello**' };
  expect(await handed(true)).toEqual({ ...plain, draftFormat: 'markdown' });
  expect(await handed(false)).toEqual(plain);
});

it('missing values show errors, and the input is restored on reopening', async () => {
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

const note = messageLike({
  id: 'n1',
  isInternal: true,
  authorType: 'staff',
  sharedDraft: 'Hello Vera',
});
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });

function openTicket(assignedAgent: typeof jonas | null, more: Partial<typeof note> = {}) {
  const before = ticketDetail({ messages: [{ ...note, ...more }], assignedAgent });
  const after = ticketDetail({ messages: [{ ...note, sharedDraft: null }], assignedAgent });
  const calls = serve(before, { 'tickets.removeDraft': after });
  drawTicket(me);
  return () =>
    calls.flatMap(({ operation, params }) => (operation === 'tickets.removeDraft' ? [params] : []));
}

it('the assignee sees the draft above the composer, and can use it once', async () => {
  putDraft(key, 'reply', { text: 'My own words' });
  const removed = openTicket({ ...jonas, id: 'u1' });
  const draft = await screen.findByRole('region', { name: /^Draft from / });
  expect(reply().value).toBe('My own words');
  expect(screen.queryByRole('button', { name: 'Use this draft' })).toBeNull();
  await userEvent.click(within(draft).getByRole('button', { name: 'Use draft' }));
  await waitFor(() => expect(reply().value).toBe('Hello Vera\n\nMy own words'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Draft from / })).toBeNull());
  expect(removed()).toEqual([{ id: 't1', messageId: 'n1' }]);
});

it('a formatted draft is shown with its formatting, and keeps it', async () => {
  openTicket(
    { ...jonas, id: 'u1' },
    { sharedDraft: '**Hello** Vera', sharedDraftFormat: 'markdown' },
  );
  const draft = await screen.findByRole('region', { name: /^Draft from / });
  expect((await within(draft).findByText('Hello')).localName).toBe('strong');
  await userEvent.click(within(draft).getByRole('button', { name: 'Use draft' }));
  // Checks the stored draft, as the box may have become the rich text editor.
  await waitFor(() =>
    expect(readDrafts(key).reply).toMatchObject({ text: '**Hello** Vera', isFormatted: true }),
  );
});

it('a dismissed draft is removed, and restored by Undo', async () => {
  const removed = openTicket({ ...jonas, id: 'u1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Draft from / })).toBeNull());
  expect(removed()).toHaveLength(1);
  expect(reply().value).toBe('');
  shownToast()?.undo?.();
  await waitFor(() => expect(reply().value).toBe('Hello Vera'));
});

it('another agent can use it from the note', async () => {
  const removed = openTicket(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this draft' }));
  await waitFor(() => expect(reply().value).toBe('Hello Vera'));
  expect(screen.queryByRole('region', { name: /^Draft from / })).toBeNull();
  await waitFor(() => expect(removed()).toHaveLength(1));
});
