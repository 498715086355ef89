import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../data/browser.ts';
import { createCache, readKey } from '../../../data/cache.ts';
import { shownToast } from '../../../data/toast.ts';
import { draw, member } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, gatewayTimeout, unauthorized } from '../../../test/operations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { ReportsTab } from './ReportsTab.tsx';

function open(answers: Parameters<typeof answerOperations>[0] = {}, from?: string) {
  const calls = answerOperations({ 'savedReports.list': [], ...answers });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), member('admin'));
  const asked = from ? { from, to: '2026-03-30' } : ({ period: '7d' } as const);
  draw(<ReportsTab asked={asked} onChange={vi.fn()} />, client);
  return () => calls.filter(({ operation }) => operation !== 'savedReports.list');
}
const button = (name: string) => screen.getByRole('button', { name });
/** Fakes file downloads; returns the names of the files. */
function saveNothing() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => {};
  return names;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forgetToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('there are eight reports, each with a description of its content', () => {
  open();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Saved reports',
    'Reports',
    'Tickets',
    'Agents',
    'Tags',
    'Channels',
    'Contact forms',
    'SLA targets',
    'Satisfaction',
    'Hours of the week',
  ]);
  for (const text of [
    /^Every ticket opened in the period/,
    /^Tickets assigned, answered and resolved per agent/,
    /^Tickets per tag/,
    /^Tickets per channel/,
    /^Tickets per contact form/,
    /^Targets per priority/,
    /^Every chat rating/,
    /^New tickets, replies and chats per hour/,
    /^Times are in your organization's time zone, durations in hours and minutes/,
  ])
    expect(screen.getByText(text)).toBeDefined();
});

/** Adds the name of the file that the server sends. */
function nameFile(name: string) {
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const response = await answered(url, request);
    response.headers.set('Content-Disposition', `attachment; filename="${name}"`);
    return response;
  });
}

test('a report is downloaded once, as a workbook with the name that the server gives it', async () => {
  const names = saveNothing();
  const slow = held(new Blob());
  const calls = open({ 'metrics.reportXlsx': slow.answer }, '2026-03-01');
  nameFile('sla-2026-03-01-to-2026-03-30.xlsx');
  const download = button('Download XLSX: SLA targets');
  fireEvent.click(download);
  await waitFor(() => expect(download.ariaBusy).toBe('true'));
  fireEvent.click(download);
  slow.release();
  await waitFor(() => expect(names).toEqual(['sla-2026-03-01-to-2026-03-30.xlsx']));
  expect(calls().map(({ query }) => query)).toEqual([
    { report: 'sla', from: '2026-03-01', to: '2026-03-30' },
  ]);
  expect(shownToast()).toBeNull();
});

test('the chosen format is for downloads and emails, and is remembered', async () => {
  const names = saveNothing();
  const calls = open({ 'metrics.report': 'Tag', 'metrics.sendReport': { message: 'Yes' } });
  fireEvent.change(screen.getByLabelText('File format'), { target: { value: 'csv' } });
  expect(screen.getByText('Times are in UTC, durations in whole minutes.')).toBeDefined();
  fireEvent.click(button('Download CSV: Tags'));
  await waitFor(() => expect(names).toEqual(['tags.csv']));
  fireEvent.click(button('Email me when ready: Tags'));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls().map(({ body }) => body)).toEqual([
    undefined,
    { report: 'tags', format: 'csv', period: '7d' },
  ]);
  cleanup();
  open();
  expect(button('Download CSV: Tags')).toBeDefined();
});

test.each([
  ['as the server says', new MockedRefusal(422, 'Too many rows', 'too_many'), 'Too many rows'],
  ['though nobody says why', gatewayTimeout, 'Failed to download the report'],
])("says if a report couldn't be downloaded, %s", async (_, refusal, text) => {
  const names = saveNothing();
  open({ 'metrics.reportXlsx': refusal });
  fireEvent.click(button('Download XLSX: Satisfaction'));
  expect(await takeToast()).toEqual({ title: 'Download failed', text, destructive: true });
  expect(names).toEqual([]);
});

test('a download after the session has ended redirects to sign-in without an error of the report', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
  open({ 'metrics.reportXlsx': unauthorized });
  fireEvent.click(button('Download XLSX: Tickets'));
  expect(await takeToast()).toMatchObject({ title: 'Unauthorized' });
  await vi.advanceTimersByTimeAsync(600);
  expect(leave).toHaveBeenCalledOnce();
  expect(shownToast()).toBeNull();
  vi.useRealTimers();
});

test('a report by email is requested once, and shows an error if that failed', async () => {
  const slow = held(gatewayTimeout);
  const calls = open({ 'metrics.sendReport': slow.answer }, '2026-03-01');
  const mail = button('Email me when ready: Agents');
  fireEvent.click(mail);
  await waitFor(() => expect(mail.ariaBusy).toBe('true'));
  expect(button('Download XLSX: Agents').ariaBusy).toBeNull();
  fireEvent.click(mail);
  slow.release();
  expect(await takeToast()).toEqual({
    title: 'Error',
    text: 'Failed to request the report',
    destructive: true,
  });
  expect(calls().map(({ body }) => body)).toEqual([
    { report: 'agents', format: 'xlsx', from: '2026-03-01', to: '2026-03-30' },
  ]);
});
