import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache, readKey } from '../../../../data/cache.ts';
import { shownToast } from '../../../../data/toast.ts';
import { draw, member } from '../../../../test/harness.tsx';
import { answerOperations, failed } from '../../../../test/operations.ts';
import { forgetToast } from '../../../../test/toasts.ts';
import { ReportsTab } from '../ReportsTab.tsx';
import { type SavedReport, scheduleText } from './saved-reports.ts';
import { ada, alan, grace, savedReport } from './test-saved.ts';

function open(
  list: SavedReport[] | typeof failed,
  answers: Parameters<typeof answerOperations>[0] = {},
  permissions: ReturnType<typeof member>['permissions'] = member('admin').permissions,
) {
  const calls = answerOperations({
    'savedReports.list': list,
    'savedReports.recipients': [ada, alan, grace],
    ...answers,
  });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), member('admin', { permissions }));
  const onChange = vi.fn();
  draw(<ReportsTab asked={{ period: '7d' }} onChange={onChange} />, client);
  const sent = (id: string) =>
    calls.filter(({ operation }) => operation === id).map(({ body }) => body);
  return { calls, onChange, sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (report: string, item: string) => {
  await press(`More actions: ${report}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Saved reports' })).getAllByRole('listitem');

afterEach(() => {
  cleanup();
  forgetToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('saved reports are listed with their schedule in words', async () => {
  const others: SavedReport[] = [
    savedReport({
      id: 'r2',
      name: 'My tags',
      report: 'tags',
      period: '30d',
      visibility: 'personal',
      schedule: null,
    }),
    savedReport({
      id: 'r3',
      name: 'Of Grace',
      owner: grace,
      period: 'lastMonth',
      schedule: { weekday: null, dayOfMonth: 1, format: 'csv', recipients: [grace] },
    }),
  ];
  open([savedReport(), ...others]);
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(
      'Weekly SLASharedSLA targets · Last week · Every Monday to Ada Lovelace and 2 others',
    ),
    expect.stringContaining('My tagsTags · Last 30 days · Not emailed'),
    expect.stringContaining(
      'Of GraceSharedby Grace HopperSLA targets · Last month · Every month on day 1 to Grace Hopper',
    ),
  ]);
});

test.each([
  [[ada, alan], 'Every Monday to Ada Lovelace and 1 other'],
  [[], 'Every Monday, no recipients'],
])('the schedule of %# names its recipients', (recipients, text) => {
  const schedule = { weekday: 'monday', dayOfMonth: null, format: 'xlsx', recipients } as const;
  expect(scheduleText(schedule)).toBe(text);
});

test('a saved report leads to the figures of its period', async () => {
  const tags = savedReport({ id: 'r2', name: 'My tags', report: 'tags' });
  const { onChange } = open([savedReport(), tags]);
  await press('Show figures: Weekly SLA');
  const lastWeek = { period: 'lastWeek', from: undefined, to: undefined };
  expect(onChange).toHaveBeenCalledWith({ tab: 'sla', ...lastWeek });
  expect(screen.queryByRole('button', { name: 'Show figures: My tags' })).toBeNull();
});

test('a saved report is downloaded for its own period', async () => {
  const { calls } = open([savedReport()], { 'metrics.reportXlsx': new Blob() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => {};
  await press('Download XLSX: Weekly SLA');
  const asked = () => calls.filter(({ operation }) => operation === 'metrics.reportXlsx');
  await waitFor(() =>
    expect(asked().map(({ query }) => query)).toEqual([{ report: 'sla', period: 'lastWeek' }]),
  );
});

test('a report is saved with its schedule and recipients, for the selected period', async () => {
  const { sent, calls } = open([], { 'savedReports.create': savedReport() });
  expect(await screen.findByText('No saved reports yet')).toBeDefined();
  await press('Save report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save report' }));
  await userEvent.type(dialog.getByLabelText('Name'), ' Weekly SLA ');
  await userEvent.selectOptions(dialog.getByLabelText('Report'), 'SLA targets');
  expect(dialog.getByLabelText<HTMLSelectElement>('Period').value).toBe('7d');
  await userEvent.selectOptions(
    dialog.getByLabelText('Visible to'),
    'Everyone who can see reports',
  );
  expect(dialog.queryByRole('group', { name: 'Recipients' })).toBeNull();
  expect(dialog.queryByLabelText('Attachment')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Email it'), 'Every week');
  await userEvent.selectOptions(dialog.getByLabelText('Weekday'), 'Friday');
  const mine = await dialog.findByLabelText<HTMLInputElement>('Ada Lovelace');
  expect(mine.checked).toBe(true);
  await userEvent.click(mine);
  await userEvent.click(dialog.getByRole('button', { name: 'Save report' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Choose at least one recipient');
  await userEvent.click(dialog.getByLabelText('Grace Hopper'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Report saved'));
  expect(sent('savedReports.create')).toEqual([
    {
      name: 'Weekly SLA',
      report: 'sla',
      period: '7d',
      visibility: 'team',
      schedule: { weekday: 'friday', format: 'xlsx', recipientIds: ['u3'] },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const lists = () => calls.filter(({ operation }) => operation === 'savedReports.list');
  await waitFor(() => expect(lists()).toHaveLength(2));
});

test('a name is required, and errors are shown at their fields', async () => {
  const message = 'Choose recipients who can see reports';
  const refusal = new MockedRefusal(400, message, 'validation_failed', [
    { field: 'schedule.recipientIds', code: 'invalid', message },
  ]);
  const { sent } = open([], { 'savedReports.create': refusal });
  await press('Save report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save report' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save report' }));
  await save();
  expect(await dialog.findByText('Name is required')).toBeDefined();
  expect(sent('savedReports.create')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Name'), 'Monthly');
  expect(dialog.queryByText('Name is required')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Email it'), 'Every month');
  await userEvent.selectOptions(dialog.getByLabelText('Day of the month'), '28');
  await userEvent.selectOptions(dialog.getByLabelText('Attachment'), 'CSV');
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(sent('savedReports.create')).toMatchObject([
    { schedule: { dayOfMonth: 28, format: 'csv', recipientIds: ['u1'] } },
  ]);
  expect(shownToast()).toBeNull();
});

test("an update leaves out an unchanged schedule, and keeps recipients who aren't shown", async () => {
  const { sent } = open([savedReport()], { 'savedReports.update': savedReport() });
  await rows();
  await pick('Weekly SLA', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit saved report' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Weekday').value).toBe('monday');
  await userEvent.selectOptions(dialog.getByLabelText('Period'), 'Last month');
  await userEvent.click(dialog.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Report saved'));
  await pick('Weekly SLA', 'Edit');
  const again = within(await screen.findByRole('dialog', { name: 'Edit saved report' }));
  await userEvent.selectOptions(again.getByLabelText('Email it'), 'Never');
  await userEvent.click(again.getByRole('button', { name: 'Save report' }));
  const named = { name: 'Weekly SLA', report: 'sla', visibility: 'team' };
  await waitFor(() =>
    expect(sent('savedReports.update')).toEqual([
      { ...named, period: 'lastMonth' },
      { ...named, period: 'lastWeek', schedule: null },
    ]),
  );
});

test('closing with unsaved changes asks first', async () => {
  open([]);
  await press('Save report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save report' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Monthly');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Discard unsaved changes?')).toBeDefined();
});

test('deleting asks first, and says that no more emails will be sent', async () => {
  const { sent } = open([savedReport()], { 'savedReports.delete': undefined });
  await rows();
  await pick('Weekly SLA', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Weekly SLA?' }));
  expect(dialog.getByText(/It won't be emailed anymore/)).toBeDefined();
  expect(sent('savedReports.delete')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Saved report deleted'));
  expect(sent('savedReports.delete')).toHaveLength(1);
});

test('only the owner and members who manage settings can edit and delete', async () => {
  const permissions: ReturnType<typeof member>['permissions'] = [
    'view_all_tickets',
    'view_reports',
  ];
  open([savedReport(), savedReport({ id: 'r2', name: 'Of Grace', owner: grace })], {}, permissions);
  await rows();
  expect(screen.getByRole('button', { name: 'More actions: Weekly SLA' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'More actions: Of Grace' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download XLSX: Of Grace' })).toBeDefined();
});

test("says if saved reports can't be loaded, and keeps showing the other reports", async () => {
  open(failed);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download XLSX: Tickets' })).toBeDefined();
});
