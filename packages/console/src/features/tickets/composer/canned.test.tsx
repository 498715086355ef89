import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readDrafts, useDrafts } from '../../../data/drafts.ts';
import { closeOverlay, overlayReply, useOverlay } from '../../../data/overlay.ts';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, heldAnswer } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { Composer } from './Composer.tsx';
import { writePlain } from './test-rich.ts';

const made = {
  format: 'text' as 'text' | 'markdown',
  files: [] as never[],
  folder: null,
  visibility: 'team' as const,
  lastUsedAt: null,
  createdAt: '2026-02-01T08:30:00.000Z',
  updatedAt: '2026-02-01T08:30:00.000Z',
};
const parcel = {
  ...made,
  id: 'r1',
  title: 'Where is it',
  shortcut: 'parcel',
  text: 'Hello {customer.firstName|there}, {ticket.number} is on its way.',
  useCount: 1,
};
const order = {
  ...made,
  id: 'r2',
  title: 'Refund',
  shortcut: null,
  text: 'Order {?order number}: {ticket.subject}',
  useCount: 9,
};
const organization = {
  organization: {
    name: 'Acme',
    timezone: 'UTC',
    businessHours: { enabled: false, start: '09:00', end: '17:00', days: [] },
  },
} as never;

Element.prototype.scrollIntoView = () => {};

function Page() {
  const { drafts, change, show } = useDrafts('drafts');
  const overlay = useOverlay();
  return (
    <>
      {overlay && <p>Opened {overlay}</p>}
      <Composer
        ticketId="t1"
        customer="Vera"
        about={{ customerName: 'Vera Visitor', ticketNumber: 'TK-1' }}
        drafts={drafts}
        onChange={change}
        onShow={show}
        meanwhile={{ newer: [], seen: 'm1', newest: 'm1', read: () => {} }}
        onSent={() => {}}
        onResolve={undefined}
      />
    </>
  );
}

async function open(answers: Parameters<typeof answerOperations>[0] = {}, role = 'agent') {
  writePlain();
  const calls = answerOperations({
    'cannedReplies.list': [order, parcel],
    'organization.get': organization,
    'cannedReplies.use': undefined,
    ...answers,
  });
  drawPage(() => <Page />, member(role as 'agent'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox');
  const uses = () =>
    calls.flatMap(({ operation, params }) =>
      operation === 'cannedReplies.use' ? [params.id] : [],
    );
  return { box, calls, uses };
}
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);
const chosen = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  closeOverlay();
  vi.unstubAllGlobals();
});

it('a slash lists them, typing filters, and Enter inserts one with its values', async () => {
  const { box, uses, calls } = await open();
  await userEvent.type(box, 'Hi. ');
  expect(calls).toEqual([]);
  await userEvent.type(box, '/');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(chosen(box)).toContain('Refund');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
      '2 canned replies. Use arrow keys to choose, Enter to insert.',
    ),
  );
  await userEvent.type(box, 'par');
  expect(chosen(box)).toContain('/parcel');
  await userEvent.type(box, '{Enter}');
  expect(box.value).toBe('Hi. Hello Vera, TK-1 is on its way.');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await waitFor(() => expect(uses()).toEqual(['r1']));
});

it('a canned reply with formatting turns plain text into Markdown', async () => {
  const guide = { ...parcel, text: 'Hello **{customer.firstName}**', format: 'markdown' as const };
  const { box } = await open({ 'cannedReplies.list': [guide] });
  await userEvent.type(box, '2 * 3 /par');
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.type(box, '{Enter}');
  const whole = { text: '2 \\* 3 Hello **Vera**', isFormatted: true };
  expect(readDrafts('drafts').reply).toMatchObject(whole);
});

it('the arrow keys wrap around', async () => {
  const { box } = await open();
  await userEvent.type(box, '/');
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.type(box, '{ArrowDown}');
  expect(chosen(box)).toContain('Where is it');
  await userEvent.type(box, '{ArrowDown}');
  expect(chosen(box)).toContain('Refund');
  await userEvent.type(box, '{ArrowUp}{Enter}');
  expect(box.value).toBe('Hello Vera, TK-1 is on its way.');
});

it("asks for its input variables before it's inserted", async () => {
  const { box, uses } = await open();
  await userEvent.type(box, 'A /ref');
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.type(box, '{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
  await userEvent.type(dialog.getByLabelText('order number'), '12');
  await userEvent.type(dialog.getByLabelText('Ticket subject'), 'Late{Enter}');
  await waitFor(() => expect(box.value).toBe('A Order 12: Late'));
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(uses()).toEqual(['r2']);
});

it('canceling the questions leaves the text unchanged', async () => {
  const { box, uses } = await open();
  await userEvent.type(box, '/ref');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.type(box, '{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(box.value).toBe('/ref');
  expect(uses()).toEqual([]);
});

it('Escape closes the list and keeps the text, until the next slash', async () => {
  const { box } = await open();
  await userEvent.type(box, '/par');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.type(box, '{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, 'c');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('/parc');
  await userEvent.type(box, ' /');
  await waitFor(() => expect(options()).toHaveLength(3));
});

it('Enter waits for a list that is loading, and starts a new line if nothing matches', async () => {
  const held = heldAnswer([parcel]);
  const { box } = await open({ 'cannedReplies.list': held.answer });
  await userEvent.type(box, '/par{Enter}');
  expect(box.value).toBe('/par');
  held.release();
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.type(box, 'x');
  expect(screen.getByText('No canned replies found', { selector: 'p' })).toBeDefined();
  await userEvent.type(box, '{Enter}');
  expect(box.value).toBe('/parx\n');
});

it('the button opens the list at the cursor, and Escape removes its slash', async () => {
  const { box } = await open();
  await userEvent.type(box, 'Hi');
  await userEvent.click(screen.getByRole('button', { name: 'Canned replies (/)' }));
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(box.value).toBe('Hi /');
  await userEvent.keyboard('{Escape}');
  expect(box.value).toBe('Hi ');
  await userEvent.click(screen.getByRole('button', { name: 'Canned replies (/)' }));
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.click(screen.getByRole('option', { name: /parcel/ }));
  expect(box.value).toBe('Hi Hello Vera, TK-1 is on its way.');
});

it('the text can be saved as a canned reply, with its braces escaped', async () => {
  const { box } = await open();
  await userEvent.type(box, 'Use {{agent.name} /');
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.type(box, '{ArrowUp}{Enter}');
  expect(screen.getByText('Opened canned-reply')).toBeDefined();
  expect(overlayReply()).toEqual({ text: 'Use \\{agent.name}', isFormatted: false });
  expect(box.value).toBe('Use {agent.name} ');
});

it('its files are attached, and sending waits for them', async () => {
  const file = { id: 'f1', name: 'guide.pdf', size: 10, type: 'application/pdf' };
  const copied = { ...file, id: 'f2' };
  const held = heldAnswer([copied]);
  const withFile = { ...parcel, files: [{ ...file, url: '/files/x', state: 'ready' }] as never };
  const { box, calls } = await open({
    'cannedReplies.list': [withFile],
    'cannedReplies.copyFiles': held.answer,
  });
  await userEvent.type(box, '/par');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.type(box, '{Enter}');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Reply' });
  await waitFor(() => expect(send.disabled).toBe(true));
  held.release();
  expect(await screen.findByRole('button', { name: 'Remove guide.pdf' })).toBeDefined();
  await waitFor(() => expect(send.disabled).toBe(false));
  expect(calls.filter(({ operation }) => operation === 'cannedReplies.copyFiles')).toHaveLength(1);
});

it("says why its files couldn't be attached", async () => {
  const gone = new MockedRefusal(404, 'Canned reply not found', 'not_found');
  const withFile = { ...parcel, files: [{ id: 'f1' }] as never };
  const { box } = await open({
    'cannedReplies.list': [withFile],
    'cannedReplies.copyFiles': gone,
  });
  await userEvent.type(box, '/par');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.type(box, '{Enter}');
  await waitFor(() => expect(shownToast()?.text).toBe('Canned reply not found'));
});

it('says that loading failed, and retries', async () => {
  let isDown = true;
  const down = new MockedRefusal(503, 'Back soon', 'unavailable');
  const { box } = await open({ 'cannedReplies.list': () => (isDown ? down : [parcel]) });
  await userEvent.type(box, '/');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  await waitFor(() => expect(options()).toHaveLength(1));
});

it('customers have none', async () => {
  const { box, calls } = await open({}, 'customer');
  await userEvent.type(box, '/par');
  expect(screen.queryByRole('button', { name: 'Canned replies (/)' })).toBeNull();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(calls).toEqual([]);
});
