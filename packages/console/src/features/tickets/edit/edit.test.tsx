import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeOverlay } from '../../../data/overlay.ts';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { draw } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { ticketDetail } from '../../../test/tickets.ts';
import EditTicketDialog from './EditTicketDialog.tsx';

afterEach(() => {
  cleanup();
  closeOverlay();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

function open(update: Parameters<typeof answerOperations>[0]['tickets.update'] = answered) {
  const calls = answerOperations({
    'search.query': {
      tickets: [],
      tags: [],
      articles: [],
      people: [{ name: 'Hugo Host', email: 'hugo@example.com' }],
    },
    'tickets.update': update,
  });
  const onClose = vi.fn();
  draw(<EditTicketDialog ticket={ticketDetail()} onClose={onClose} />);
  const sent = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.update' ? body : []));
  return { sent, onClose };
}

const answered = ({ body }: { body: unknown }) => {
  const { onlyIf: _, ...change } = body as { onlyIf: object };
  return ticketDetail(change);
};
const box = (name: string) =>
  screen.getByRole(name === 'Requester email' ? 'combobox' : 'textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('only changed fields are saved, and undone in the same way', async () => {
  const { sent, onClose } = open();
  type('Subject', 'Pan leaks');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ subject: 'Pan leaks', onlyIf: { subject: 'Kettle leaks' } }]);
  expect(shownToast()?.text).toBe('TK-2026-000001 has a new subject');
  undoLast();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ subject: 'Kettle leaks', onlyIf: { subject: 'Pan leaks' } });
});

it('an address of a known requester fills in their name, unless another was typed', async () => {
  const { sent } = open();
  type('Requester email', 'hugo@example.com');
  await screen.findByRole('option', { name: 'Hugo Host', hidden: true });
  fireEvent.blur(box('Requester email'));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    customerEmail: 'hugo@example.com',
    customerName: 'Hugo Host',
  });
  expect(shownToast()?.text).toBe('Hugo Host is now the requester of TK-2026-000001');
});

it('shows errors, and keeps the input', async () => {
  const { sent, onClose } = open(
    new MockedRefusal(412, 'This ticket was changed by someone else', 'stale'),
  );
  type('Subject', ' ');
  await save();
  expect(await screen.findByText('Subject is required')).toBeDefined();
  expect(sent()).toHaveLength(0);
  type('Subject', 'Pan');
  await save();
  await waitFor(() => expect(shownToast()?.text).toBe('This ticket was changed by someone else'));
  expect(onClose).not.toHaveBeenCalled();
  expect((box('Subject') as HTMLInputElement).value).toBe('Pan');
});

it('saves nothing if nothing changed', async () => {
  const { sent, onClose } = open();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toHaveLength(0);
});
