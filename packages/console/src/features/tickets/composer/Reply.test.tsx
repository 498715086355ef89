import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPresenceConnection } from '../../../data/presence.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { ada, jonas, messageLike, ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import { filtersFrom } from '../list/filters.ts';
import { rowsQuery } from '../list/use-ticket-rows.ts';

const asked = messageLike();
const later = messageLike({ id: 'm2', message: 'It stopped' });
const note = messageLike({ id: 'm3', isInternal: true, authorType: 'staff', user: jonas });
const sentBack = messageLike({ id: 'm9', authorType: 'staff', user: ada, message: 'Soon' });
const newer = new MockedRefusal(409, 'There is a newer message', 'newer_message');

/** Renders the ticket; the next read of it returns `state.messages`. */
async function open(more: MockedAnswers = {}, user = member('agent')) {
  const state: { messages: Schema<'TicketMessage'>[] } = { messages: [asked] };
  const calls = serve(ticketDetail(), {
    'tickets.get': ({ params: { id = '' } }) => ticketDetail({ id, messages: [...state.messages] }),
    'tickets.reply': sentBack,
    ...more,
  });
  const { client, router, unmount } = drawTicket(user);
  await screen.findByRole('region', { name: 'Messages' });
  const bring = async (...messages: Schema<'TicketMessage'>[]) => {
    state.messages = messages;
    await client.invalidateQueries({ queryKey: ['tickets.get'] });
    const shown = screen.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(shown.querySelectorAll('li')).toHaveLength(messages.length));
  };
  const sent = () =>
    calls.filter(({ operation }) => operation === 'tickets.reply').map(({ body }) => body);
  return { calls, router, client, bring, sent, state, unmount };
}

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Reply|Internal note)$/ });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const click = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const held = () => screen.queryByRole('region', { name: 'Newer message' });

beforeEach(() => {
  dismissToast(shownToast()?.id ?? 0);
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
  setPresenceConnection(null);
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a reply', () => {
  it('is sent without surrounding spaces; then the box is empty and focused', async () => {
    let answer = () => {};
    const { calls, sent } = await open({
      'tickets.reply': () =>
        new Promise((resolve) => {
          answer = () => resolve(sentBack);
        }),
    });
    const button = screen.getByRole('button', { name: 'Send Reply' });
    expect(button).toHaveProperty('disabled', true);
    expect(button.querySelector('.lucide-lock')).toBeNull();
    expect(screen.getByText('To Vera Visitor')).toBeDefined();
    expect(field()).toMatchObject({
      ariaLabel: 'Reply',
      placeholder: 'Write a reply...',
      maxLength: 20_000,
    });
    write('  ');
    expect(button).toHaveProperty('disabled', true);
    write(' Soon ');
    await click('Send Reply');
    await waitFor(() => expect(button.ariaBusy).toBe('true'));
    expect(field().readOnly).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(sent()).toEqual([{ message: 'Soon', isInternal: false, seenMessageId: 'm1' }]),
    );
    expect(shownToast()).toBeNull();
    answer();
    await waitFor(() => expect(shownToast()?.title).toBe('Message sent successfully'));
    await waitFor(() => expect(field().value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    const reads = () => calls.filter(({ operation }) => operation === 'tickets.get');
    await waitFor(() => expect(reads()).toHaveLength(2));
    const lists = () => calls.filter(({ operation }) => operation === 'tickets.list');
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(sent()).toHaveLength(1);
  });

  it("says if it couldn't be sent, and keeps the text", async () => {
    const { sent } = await open({ 'tickets.reply': failed });
    write('Soon');
    await click('Send Reply');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        text: 'Failed to send message',
        destructive: true,
      }),
    );
    expect(field().value).toBe('Soon');
    expect(field().readOnly).toBe(false);
    expect(held()).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  it('can resolve its ticket, and then opens the next one in the list', async () => {
    const { calls, router, client, sent } = await open({
      'tickets.update': ({ body }) => ticketDetail(body as object),
    });
    const items = [ticketLike({ id: 't1' }), ticketLike({ id: 't2' })];
    client.setQueryData(rowsQuery(filtersFrom({})).key, { items, total: 2, nextCursor: null });
    write('Done');
    await click('Send and Resolve');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t2'));
    expect(sent()).toMatchObject([{ message: 'Done', isInternal: false }]);
    const made = () => calls.filter(({ operation }) => operation === 'tickets.update');
    await waitFor(() =>
      expect(made().map(({ params, body }) => [params.id, body])).toEqual([
        ['t1', { status: 'resolved' }],
      ]),
    );
  });

  it('stays on its ticket after resolving it, if the member chose that', async () => {
    const { router, client } = await open({
      'tickets.update': ({ body }) => ticketDetail({ ...(body as object), messages: [asked] }),
    });
    const items = [ticketLike({ id: 't1' }), ticketLike({ id: 't2' })];
    client.setQueryData(rowsQuery(filtersFrom({})).key, { items, total: 2, nextCursor: null });
    await click('After resolving');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Stay/ }));
    write('Done');
    await click('Send and Resolve');
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/tickets/t1');
  });

  it.each(['resolved', 'closed'] as const)('only sends to a ticket that is %s', async (status) => {
    await open({ 'tickets.get': ticketDetail({ status, messages: [asked] }) });
    expect(screen.getByRole('button', { name: 'Send Reply' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send and Resolve' })).toBeNull();
  });

  it('to a closed ticket opens the follow-up', async () => {
    const followUp = { id: 't5', ticketNumber: 'TK-5' };
    const { router } = await open({ 'tickets.reply': { ...sentBack, followUp } });
    write('Soon');
    await click('Send Reply');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t5'));
  });

  it("that isn't sent yet is kept for the next visit", async () => {
    const { unmount } = await open();
    write('Half written');
    unmount();
    await open();
    expect(field().value).toBe('Half written');
  });

  it("shows others that it's being written, until it's sent or cleared", async () => {
    const told: string[] = [];
    await open();
    setPresenceConnection({
      presence: (id) => told.push(`here ${id}`),
      typing: (id) => told.push(`typing ${id}`),
    });
    write('S');
    write(' ');
    write('So');
    expect(told).toEqual(['here t1', 'typing t1', 'here t1', 'typing t1']);
    await click('Send Reply');
    await waitFor(() => expect(told.at(-1)).toBe('here t1'));
  });

  it("by a customer goes to the support team, and can't be a note", async () => {
    sessionStorage.setItem('helpdesk_draft:u1:t1', '{"text":"Help"}');
    const { sent } = await open({}, member('customer'));
    expect(screen.getByText('To the support team')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await click('Send Reply');
    await waitFor(() =>
      expect(sent()).toEqual([{ message: 'Help', isInternal: false, seenMessageId: 'm1' }]),
    );
  });
});

describe('an internal note', () => {
  it('can be selected, has its own look, and is sent despite newer messages', async () => {
    const { sent, bring } = await open();
    const modes = screen.getAllByRole<HTMLInputElement>('radio');
    const chosen = () => modes.map(({ checked }) => checked);
    expect(modes.map((mode) => mode.labels?.[0]?.textContent)).toEqual(['Reply', 'Internal note']);
    expect(screen.getByRole('group', { name: 'Kind of message' })).toBeDefined();
    expect(chosen()).toEqual([true, false]);
    const form = field().closest('form') as HTMLElement;
    expect(form.className).not.toContain('bg-note');
    await userEvent.click(screen.getByLabelText('Internal note', { selector: 'input' }));
    expect(chosen()).toEqual([false, true]);
    const marked = modes.map((mode) => mode.labels?.[0]?.classList.contains('bg-card'));
    expect(marked).toEqual([false, true]);
    expect(form.className).toContain('bg-note');
    expect(within(form).getByText('Only your team will see this')).toBeDefined();
    expect(within(form).queryByText('To Vera Visitor')).toBeNull();
    expect(field()).toMatchObject({
      ariaLabel: 'Internal note',
      placeholder: 'Write an internal note...',
      value: '',
    });
    write('Call her');
    await bring(asked, later);
    expect(held()).toBeNull();
    const add = screen.getByRole('button', { name: 'Add Note' });
    expect(add.querySelector('.lucide-lock')).not.toBeNull();
    await click('Add Note');
    await waitFor(() => expect(sent()).toEqual([{ message: 'Call her', isInternal: true }]));
    await waitFor(() => expect(field().value).toBe(''));
    await userEvent.click(screen.getByLabelText('Reply', { selector: 'input' }));
    expect(chosen()).toEqual([true, false]);
  });
});

describe('a reply while someone else answers', () => {
  it('shows the new messages, and can be sent once they are read', async () => {
    const { bring, sent } = await open();
    write('Soon');
    await bring(asked, note);
    expect(held()).toBeNull();
    await bring(asked, note, later);
    expect(held()?.textContent).toBe(
      'Vera Visitor replied while you were writing.It stoppedKeep editingSend anyway',
    );
    await bring(asked, note, later, { ...later, id: 'm4', message: 'Hello?', user: jonas });
    expect(held()?.textContent).toBe(
      'Jonas Weber replied while you were writing.Vera Visitor: It stoppedJonas Weber: Hello?Keep editingSend anyway',
    );
    field().blur();
    await click('Keep editing');
    expect(held()).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Soon');
    await click('Send Reply');
    await waitFor(() =>
      expect(sent()).toEqual([{ message: 'Soon', isInternal: false, seenMessageId: 'm4' }]),
    );
  });

  it('is refused with a message, and sent anyway on request', async () => {
    let refuses = true;
    const { bring, sent, state, calls } = await open({
      'tickets.reply': () => (refuses ? newer : sentBack),
    });
    write('Soon');
    state.messages = [asked, later];
    await click('Send Reply');
    await waitFor(() =>
      expect(held()?.textContent).toContain(
        "Vera Visitor replied while you were writing. Your reply hasn't been sent.",
      ),
    );
    expect(shownToast()).toBeNull();
    expect(field().value).toBe('Soon');
    await click('Keep editing');
    await bring(asked, later, { ...later, id: 'm4' });
    expect(held()?.textContent).not.toContain("hasn't been sent");
    refuses = false;
    await click('Send anyway');
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent()).toEqual([
      { message: 'Soon', isInternal: false, seenMessageId: 'm1' },
      { message: 'Soon', isInternal: false, seenMessageId: 'm4' },
    ]);
    expect(calls.filter(({ operation }) => operation === 'tickets.list').length).toBe(3);
  });

  it('resolves the ticket when sent anyway, if the refused reply should have', async () => {
    let refuses = true;
    const { bring, sent, state, calls } = await open({
      'tickets.reply': () => (refuses ? newer : sentBack),
      'tickets.update': ({ body }) => ticketDetail({ ...(body as object), messages: [asked] }),
    });
    const changes = () => calls.filter(({ operation }) => operation === 'tickets.update');
    write('Soon');
    state.messages = [asked, later];
    await click('Send and Resolve');
    await waitFor(() => expect(held()?.textContent).toContain("hasn't been sent"));
    await click('Keep editing');
    await bring(asked, later, { ...later, id: 'm4' });
    refuses = false;
    await click('Send anyway');
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(field().value).toBe(''));
    expect(changes()).toEqual([]);

    refuses = true;
    write('Done');
    state.messages = [asked, later, { ...later, id: 'm4' }, { ...later, id: 'm5' }];
    await click('Send and Resolve');
    await waitFor(() => expect(held()?.textContent).toContain("hasn't been sent"));
    refuses = false;
    await click('Send anyway');
    await waitFor(() => expect(changes()).toHaveLength(1));
  });

  it('shows later messages without the earlier refusal once it was sent', async () => {
    let refuses = true;
    const { bring, state } = await open({ 'tickets.reply': () => (refuses ? newer : sentBack) });
    write('Soon');
    state.messages = [asked, later];
    await click('Send Reply');
    await waitFor(() => expect(held()?.textContent).toContain("hasn't been sent"));
    refuses = false;
    await click('Send anyway');
    await waitFor(() => expect(field().value).toBe(''));
    write('And');
    await bring(asked, later, { ...later, id: 'm4' });
    expect(held()?.textContent).toContain('replied while you were writing.');
    expect(held()?.textContent).not.toContain("hasn't been sent");
  });
});
