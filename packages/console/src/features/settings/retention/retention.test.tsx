import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import RetentionTab from './RetentionTab.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

const none = {
  closeResolvedDays: null,
  deleteClosedMonths: null,
  deleteMailsDays: null,
  deleteChatsMonths: null,
};
const nothing = { ticketsToClose: 0, ticketsToDelete: 0, mailsToDelete: 0, chatsToDelete: 0 };

function open(answers: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'organization.retention': { ...none, latest: null },
    'organization.previewRetention': nothing,
    'organization.updateRetention': ({ body }) => ({ ...(body as typeof none), latest: null }),
    ...answers,
  });
  drawPage(RetentionTab, member('admin'));
  return (id: string) => calls.filter(({ operation }) => operation === id).map(({ body }) => body);
}
const months = () =>
  screen.findByLabelText<HTMLInputElement>('Delete closed tickets after (months)');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

it('says before saving how much the policy would delete today', async () => {
  const sent = open({
    'organization.previewRetention': { ...nothing, ticketsToDelete: 1_204, chatsToDelete: 1 },
  });
  fireEvent.change(await months(), { target: { value: ' 24 ' } });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this retention policy?' }));
  expect(dialog.getByText('Deletes 1,204 tickets today.')).toBeDefined();
  expect(dialog.getByText('Deletes 1 chat today.')).toBeDefined();
  expect(dialog.getByText("You can't restore deleted data.")).toBeDefined();
  expect(sent('organization.updateRetention')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await months()).value).toBe(' 24 ');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save policy' }));
  expect(await takeToast()).toEqual({ title: 'Retention policy saved' });
  const rules = { ...none, deleteClosedMonths: 24 };
  expect(sent('organization.previewRetention')).toEqual([rules, rules]);
  expect(sent('organization.updateRetention')).toEqual([rules]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await months()).value).toBe('24');
});

it('says that nothing would be deleted, and what was deleted last', async () => {
  const latest = {
    day: '2030-01-31',
    closedTickets: 2,
    deletedTickets: 1_300,
    deletedMails: 0,
    deletedChats: 7,
  };
  open({ 'organization.retention': { ...none, deleteClosedMonths: 12, latest } });
  expect(
    await screen.findByText(/^Last run on Jan 31, 2030: .*tickets deleted: 1,300/),
  ).toBeDefined();
  fireEvent.change(await months(), { target: { value: '' } });
  await save();
  expect(await screen.findByText('Nothing is closed or deleted today.')).toBeDefined();
});

it('rejects an invalid number, and sends nothing', async () => {
  const sent = open();
  for (const wrong of ['0', '121', '2.5', 'two']) {
    fireEvent.change(await months(), { target: { value: wrong } });
    expect(
      await screen.findByText('Enter a number from 1 to 120, or leave it empty'),
    ).toBeDefined();
    await save();
  }
  expect(sent('organization.previewRetention')).toEqual([]);
});

it('says what failed, keeps the input, and reloads the policy on request', async () => {
  const answers = [failed, { ...none, latest: null }];
  open({
    'organization.retention': () => answers.shift() ?? { ...none, latest: null },
    'organization.previewRetention': gatewayTimeout,
  });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  fireEvent.change(await months(), { target: { value: '24' } });
  await save();
  expect(await screen.findByText(/couldn't count the affected items/)).toBeDefined();
  expect((await months()).value).toBe('24');
});
