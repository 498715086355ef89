import { MockedRefusal } from '@helpdesk/sdk/testing';
import {
  act,
  cleanup,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../data/browser.ts';
import { callOperation } from '../../../data/client.ts';
import { shownToast, toast } from '../../../data/toast.ts';
import { sendRows } from '../../../data/transfer/use-import.ts';
import { forgetLeaving } from '../../../data/unauthorized.ts';
import { member } from '../../../test/harness.tsx';
import {
  answerOperations,
  failed,
  gatewayTimeout,
  unauthorized,
} from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { statsLike } from '../test-queries.ts';
import { BulkPanel } from './BulkPanel.tsx';
import { useProgress } from './use-progress.ts';

type Answers = Parameters<typeof answerOperations>[0];
const done = { imported: 1, failed: 0, errors: [] };

async function open(name: 'Import' | 'Export', answers: Answers = {}) {
  toast({ title: 'before' });
  const made = answerOperations({ 'chatbot.stats': statsLike, ...answers });
  const { client } = drawPage(() => <BulkPanel />, member('agent'));
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: `${name} Queries` }));
  const press = (label: string) => userEvent.click(dialog.getByRole('button', { name: label }));
  const read = () => made.filter(({ operation }) => operation === 'chatbot.stats').length;
  return { made, client, dialog, press, read };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Or paste JSON or CSV');
const paste = (value: string) => fireEvent.change(box(), { target: { value } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  [0, true],
  [1, false],
])('the export with %d queries is disabled: %s', async (totalQueries, isDisabled) => {
  answerOperations({ 'chatbot.stats': { ...statsLike, totalQueries } });
  drawPage(() => <BulkPanel />, member('agent'));
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toHaveProperty('disabled', isDisabled));
});

describe('an import', () => {
  it('accepts a chosen or dropped file, and can remove it', async () => {
    const { dialog, press, made } = await open('Import', { 'chatbot.import': done });
    const choose = dialog.getByRole('button', { name: 'Choose a file' });
    expect(document.activeElement).toBe(choose);
    const picker = dialog.getByLabelText<HTMLInputElement>('File with queries');
    expect(picker.accept).toBe('.json,.csv');
    const clicked = vi.spyOn(picker, 'click');
    await userEvent.click(choose);
    expect(clicked).toHaveBeenCalledOnce();
    paste('replaced by the file');
    await userEvent.upload(picker, new File(['query,response\nA,B'], 'chosen.csv'));
    expect(dialog.getByText('chosen.csv')).toBeDefined();
    expect(dialog.queryByLabelText('Or paste JSON or CSV')).toBeNull();
    expect(picker.files).toHaveLength(1);
    await press('Remove file');
    expect([picker.value, box().value]).toEqual(['', '']);

    const zone = picker.parentElement as HTMLElement;
    expect(fireEvent.dragOver(zone)).toBe(false);
    expect(zone.className).toContain('bg-accent/8');
    fireEvent.dragLeave(zone);
    expect(zone.className).not.toContain('bg-accent/8');
    fireEvent.dragOver(zone);
    const file = new File(['[{"query":"C","response":"D"}]'], 'dropped.json');
    expect(fireEvent.drop(zone, { dataTransfer: { files: [file] } })).toBe(false);
    expect(zone.className).not.toContain('bg-accent/8');
    expect(dialog.getByText('dropped.json')).toBeDefined();
    fireEvent.drop(zone, { dataTransfer: { files: [] } });
    expect(dialog.getByText('dropped.json')).toBeDefined();
    await press('Import');
    await dialog.findByRole('status');
    const sent = made.find(({ operation }) => operation === 'chatbot.import')?.body;
    expect(sent).toEqual({ queries: [{ query: 'C', response: 'D' }] });
  });

  it('shows its progress, blocks changes meanwhile, and can start another import', async () => {
    let answer = () => {};
    const { dialog, press, read, made } = await open('Import', {
      'chatbot.import': () =>
        new Promise((resolve) => {
          answer = () => resolve(done);
        }),
    });
    paste('query,response\nA,B\n,\nC,\nD,E');
    await press('Import');
    const bar = await dialog.findByRole('progressbar', { name: 'Import progress' });
    const button = dialog.getByRole('button', { name: 'Import' });
    expect([button.getAttribute('aria-busy'), box().disabled]).toEqual(['true', true]);
    expect(dialog.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true);
    expect(dialog.getByLabelText('File with queries')).toHaveProperty('disabled', true);
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).not.toBe('0'));
    expect(dialog.getByText(/^Importing\.\.\. \d+%$/)).toBeDefined();
    await waitFor(() => expect(made.at(-1)?.operation).toBe('chatbot.import'));
    answer();
    expect((await dialog.findByRole('status')).textContent).toBe(
      '1 queries imported successfully, 0 failed',
    );
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(dialog.queryByRole('table')).toBeNull();
    expect(shownToast()).toMatchObject({ destructive: false });
    await waitFor(() => expect(read()).toBe(2));
    const icon = dialog.getByRole('status').querySelector('svg');
    expect(icon?.getAttribute('class')).toContain('text-success-text');
    await press('Import more');
    expect(box()).toMatchObject({ value: '', disabled: false });
    paste('query,response\nA,B');
    await press('Import');
    await waitFor(() =>
      expect(made.filter(({ operation }) => operation === 'chatbot.import')).toHaveLength(2),
    );
    answer();
    await dialog.findByRole('status');
    expect(dialog.queryByText(/skipped/)).toBeNull();
    await press('Done');
    await gone();
  });

  it('is an error if no row was accepted, and lists the skipped rows', async () => {
    const none = { imported: 0, failed: 1, errors: [{ row: 1, message: 'Query too long' }] };
    const { dialog, press } = await open('Import', { 'chatbot.import': none });
    paste('query,response\nA,B\nC,\nD,');
    await press('Import');
    expect(await dialog.findByText('2 rows without query or response skipped')).toBeDefined();
    expect(shownToast()).toMatchObject({
      title: '0 queries imported successfully, 1 failed',
      destructive: true,
    });
    const icon = dialog.getByRole('status').querySelector('svg');
    expect(icon?.getAttribute('class')).toContain('text-warning-text');
    expect(dialog.getByRole('table', { name: 'Failed rows' })).toBeDefined();
  });

  it('keeps the pasted text if it fails, refetches the list, and can be canceled', async () => {
    const { press, read } = await open('Import', { 'chatbot.import': failed });
    paste('query,response\nA,B');
    await press('Import');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Import failed',
        text: 'Something went wrong',
        destructive: true,
      }),
    );
    await waitFor(() => expect(read()).toBe(2));
    expect(box()).toMatchObject({ value: 'query,response\nA,B', disabled: false });
    await press('Cancel');
    await gone();
  });

  it('sends 1,001 queries in two parts, with the row numbers of the file', async () => {
    const calls = answerOperations({
      'chatbot.import': ({ body }) => {
        const { length } = (body as { queries: object[] }).queries;
        const errors =
          length === 1
            ? [
                { row: 1, message: 'No' },
                { row: 9, message: '' },
              ]
            : [];
        return { imported: length - 1, failed: errors.length, errors };
      },
    });
    const rows = Array.from({ length: 1_001 }, (_, n) => ({
      row: n + 5,
      value: { query: `${n}` },
    }));
    const send: Parameters<typeof sendRows>[1] = (queries) =>
      callOperation('chatbot.import', { queries });
    expect(await sendRows({ rows, skipped: 0 }, send)).toEqual({
      imported: 999,
      failed: 2,
      errors: [
        { row: 1_005, message: 'No' },
        { row: 9, message: 'Unknown error' },
      ],
    });
    const sent = calls.map(({ body }) => (body as { queries: object[] }).queries);
    expect(sent.map(({ length }) => length)).toEqual([1_000, 1]);
    expect([sent[0]?.[999], sent[1]?.[0]]).toEqual([{ query: '999' }, { query: '1000' }]);
    expect(await sendRows({ rows: [], skipped: 0 }, send)).toEqual({
      imported: 0,
      failed: 0,
      errors: [],
    });
  });

  it('shows an estimated progress, which stops at ninety and starts again', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(
      ([isRunning, isDone]) => useProgress(isRunning, isDone),
      {
        initialProps: [false, false] as [boolean, boolean],
      },
    );
    const after = (time: number) => {
      act(() => void vi.advanceTimersByTime(time));
      return result.current;
    };
    expect(after(500)).toBe(0);
    rerender([true, false]);
    expect([after(99), after(1), after(700), after(100), after(500)]).toEqual([0, 10, 80, 90, 90]);
    rerender([false, true]);
    expect(result.current).toBe(100);
    rerender([false, false]);
    expect(after(500)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** jsdom's blobs have no text(). */
const textIn = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

describe('an export', () => {
  function saves() {
    const saved: { name: string; blob: Blob }[] = [];
    let made: Blob;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: made });
    });
    URL.createObjectURL = (blob) => {
      made = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => {};
    return saved;
  }

  it.each([
    [
      'JSON',
      'chatbot-queries.json',
      'application/json;charset=utf-8',
      '[\n  {\n    "query": "A"\n  }\n]',
    ],
    ['CSV', 'chatbot-queries.csv', 'text/csv;charset=utf-8', '"query,response"'],
  ])('as %s is saved as %s', async (format, name, type, text) => {
    const saved = saves();
    let answer = () => {};
    const slow = <Value,>(value: Value) =>
      new Promise<Value>((resolve) => {
        answer = () => resolve(value);
      });
    const { dialog, press, made } = await open('Export', {
      'chatbot.exportJson': () => slow([{ query: 'A' }] as never),
      'chatbot.exportCsv': () => slow('query,response' as never),
    });
    const formats = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(formats.map(({ value, checked }) => [value, checked])).toEqual([
      ['json', true],
      ['csv', false],
    ]);
    expect(formats.map((one) => one.closest('label')?.textContent)).toEqual([
      'Format: JSONFor programs, and to import again',
      'Format: CSVFor spreadsheets, and to import again',
    ]);
    await userEvent.click(dialog.getByLabelText(new RegExp(`^Format: ${format}`)));
    await press('Export');
    const button = dialog.getByRole('button', { name: 'Export' });
    await waitFor(() => expect(made).toHaveLength(2));
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    answer();
    await gone();
    expect(shownToast()).toMatchObject({ title: 'Export successful' });
    expect(saved.map((one) => one.name)).toEqual([name]);
    expect(saved[0]?.blob.type).toBe(type);
    expect(await textIn(saved[0]?.blob as Blob)).toBe(text);
  });

  it.each([
    [new MockedRefusal(429, 'Too many requests', 'rate_limited'), 'Too many requests'],
    [gatewayTimeout, 'Failed to export queries'],
  ])('says why it failed, and can be canceled (%#)', async (answer, text) => {
    const { press } = await open('Export', { 'chatbot.exportJson': answer });
    await press('Export');
    const notice = { title: 'Export failed', text, destructive: true };
    await waitFor(() => expect(shownToast()).toMatchObject(notice));
    await press('Cancel');
    await gone();
  });
});

it.each([
  ['Import', 'chatbot.import'],
  ['Export', 'chatbot.exportJson'],
] as const)('the %s says only that the session has ended, if it has', async (name, operation) => {
  const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
  forgetLeaving();
  const { press, dialog } = await open(name, { [operation]: unauthorized });
  if (name === 'Import') paste('query,response\nA,B');
  await press(name);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  const button = dialog.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(shownToast()?.title).toBe('Unauthorized');
});
