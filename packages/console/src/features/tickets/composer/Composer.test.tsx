import type { Result } from '@helpdesk/sdk';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useDrafts } from '../../../data/drafts.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { Composer } from './Composer.tsx';
import { writePlain } from './test-rich.ts';

const sent: Result<'tickets.reply'> = {
  id: 'm2',
  message: 'It is on its way',
  isInternal: false,
  authorType: 'staff',
  user: null,
  senderName: null,
  senderEmail: null,
  mentions: [],
  sharedDraft: null,
  files: [],
  createdAt: '2026-11-21T10:00:00.000Z',
};
const nothingNew = { newer: [], seen: 'm1', newest: 'm1', read: () => {} };

const resolve = vi.fn();

function Page() {
  const { drafts, change, show } = useDrafts('drafts');
  return (
    <Composer
      ticketId="t1"
      customer="Vera"
      about={{ customerName: 'Vera Visitor', ticketNumber: 'TK-1' }}
      drafts={drafts}
      onChange={change}
      onShow={show}
      meanwhile={nothingNew}
      onSent={() => {}}
      onResolve={resolve}
    />
  );
}

async function open(isInternal = false) {
  writePlain();
  drawPage(Page, member('agent'));
  await screen.findByRole('textbox');
  if (isInternal) await userEvent.keyboard('n');
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  resolve.mockClear();
});

test.each(['Control', 'Meta'])(
  '%s and Enter send the reply and clear the text box',
  async (key) => {
    const calls = answerOperations({ 'tickets.reply': sent });
    const box = await open();
    await userEvent.type(box, `It is on its way{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(box.value).toBe(''));
    expect(calls.map(({ operation, params, body }) => ({ operation, params, body }))).toEqual([
      {
        operation: 'tickets.reply',
        params: { id: 't1' },
        body: { message: 'It is on its way', isInternal: false, seenMessageId: 'm1' },
      },
    ]);
  },
);

test('Enter alone starts a new line and sends nothing', async () => {
  const calls = answerOperations({ 'tickets.reply': sent });
  const box = await open();
  await userEvent.type(box, 'One{Enter}two');
  expect(box.value).toBe('One\ntwo');
  expect(calls).toEqual([]);
});

test('a begun message says that it is kept as a draft', async () => {
  answerOperations({});
  const box = await open();
  expect(screen.queryByText('Draft saved')).toBeNull();
  await userEvent.type(box, 'Half a');
  expect(screen.getByText('Draft saved')).toBeDefined();
  await userEvent.clear(box);
  expect(screen.queryByText('Draft saved')).toBeNull();
});

test('neither keys nor the button send an empty message', async () => {
  const calls = answerOperations({ 'tickets.reply': sent });
  const box = await open();
  await userEvent.type(box, '  {Control>}{Enter}{/Control}');
  expect(calls).toEqual([]);
});

test('a note is sent as a note, even if the customer has written in the meantime', async () => {
  const calls = answerOperations({ 'tickets.reply': sent });
  const box = await open(true);
  await userEvent.type(box, 'Call him{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls[0]?.body).toEqual({ message: 'Call him', isInternal: true }));
});

test('a failed reply stays in the box, and is resent with the same idempotency key', async () => {
  let isDown = true;
  const calls = answerOperations({
    'tickets.reply': () => (isDown ? new MockedRefusal(503, 'Back soon', 'unavailable') : sent),
  });
  const box = await open();
  await userEvent.type(box, 'Hello{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(box.readOnly).toBe(false));
  expect(box.value).toBe('Hello');
  isDown = false;
  await userEvent.type(box, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(box.value).toBe(''));
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test.each(['Control', 'Meta'])(
  '%s, Shift and Enter resolve the ticket after the reply is sent',
  async (key) => {
    const calls = answerOperations({ 'tickets.reply': sent });
    const box = await open();
    await userEvent.type(box, `Done{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(box.value).toBe(''));
    expect(resolve).not.toHaveBeenCalled();
    await userEvent.type(box, `Done{Shift>}{${key}>}{Enter}{/${key}}{/Shift}`);
    await waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    expect(calls).toHaveLength(2);
  },
);

test("a reply that couldn't be sent doesn't resolve the ticket, nor does a later plain reply", async () => {
  let answer: unknown = new MockedRefusal(503, 'The database is not available', 'unavailable');
  answerOperations({ 'tickets.reply': () => answer as typeof sent });
  const box = await open();
  await userEvent.type(box, 'Done');
  await userEvent.click(screen.getByRole('button', { name: 'Send and Resolve' }));
  await waitFor(() => expect(box.readOnly).toBe(false));
  expect(box.value).toBe('Done');
  answer = sent;
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() => expect(box.value).toBe(''));
  expect(resolve).not.toHaveBeenCalled();
});

test("a note doesn't resolve the ticket", async () => {
  answerOperations({ 'tickets.reply': { ...sent, isInternal: true } });
  const box = await open(true);
  expect(screen.queryByRole('button', { name: 'Send and Resolve' })).toBeNull();
  await userEvent.type(box, 'Call her{Shift>}{Control>}{Enter}{/Control}{/Shift}');
  await waitFor(() => expect(box.value).toBe(''));
  expect(resolve).not.toHaveBeenCalled();
});
