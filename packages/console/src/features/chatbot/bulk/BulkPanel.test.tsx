import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { statsLike } from '../test-queries.ts';
import { BulkPanel } from './BulkPanel.tsx';

const invalid = 'Invalid file format. Please check your file and try again.';

async function open(
  name: 'Import' | 'Export',
  answers: Parameters<typeof answerOperations>[0] = {},
) {
  const made = answerOperations({ 'chatbot.stats': statsLike, ...answers });
  drawPage(() => <BulkPanel />, member('agent'));
  await userEvent.click(await screen.findByRole('button', { name }));
  return { made, dialog: within(screen.getByRole('dialog')) };
}

async function paste(dialog: ReturnType<typeof within>, text: string) {
  await userEvent.click(dialog.getByLabelText('Or paste JSON or CSV'));
  if (text) await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['', 'No data to import'],
  ['query,response\n,', 'No valid queries found'],
  ['[{', invalid],
])("explains why %j can't be imported", async (text, sentence) => {
  const { dialog } = await open('Import');
  await paste(dialog, text);
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Import error',
      text: sentence,
      destructive: true,
    }),
  );
});

it('reports how many rows were imported, and why each failed row failed', async () => {
  const { made, dialog } = await open('Import', {
    'chatbot.import': {
      imported: 1,
      failed: 2,
      errors: [
        { row: 1, message: 'Query too long' },
        { row: 3, message: '' },
      ],
    },
  });
  const file = new File(['query,response\nA,B\nNo answer,\nC,D\nE,F'], 'mine.csv', {
    type: 'text/csv',
  });
  await userEvent.upload(dialog.getByLabelText('File with queries'), file);
  expect(dialog.getByText('mine.csv')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('1 queries imported successfully, 2 failed')).toBeDefined();
  expect(dialog.getByText('One row without query or response skipped')).toBeDefined();
  const rows = dialog.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['RowError', '1Query too long', '4Unknown error']);
  const sent = made.find(({ operation }) => operation === 'chatbot.import')?.body;
  expect(sent).toHaveProperty('queries.length', 3);
  expect(shownToast()?.title).toBe('1 queries imported successfully, 2 failed');
});

it('shows progress up to ninety percent while it imports', async () => {
  let finish = () => {};
  const { dialog } = await open('Import', {
    'chatbot.import': () =>
      new Promise((resolve) => {
        finish = () => resolve({ imported: 1, failed: 0, errors: [] });
      }),
  });
  await paste(dialog, '[{"query":"A","response":"B"}]');
  const bar = await dialog.findByRole('progressbar', { name: 'Import progress' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('90'));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(bar.getAttribute('aria-valuenow')).toBe('90');
  finish();
  expect(await dialog.findByText('1 queries imported successfully, 0 failed')).toBeDefined();
});

it.each([
  [
    new MockedRefusal(429, 'Too many requests. Please try again later.', 'rate_limited'),
    'Too many requests. Please try again later.',
  ],
  [gatewayTimeout, 'Failed to import queries'],
])('keeps the pasted text when the import fails (%#)', async (answer, text) => {
  const { dialog } = await open('Import', { 'chatbot.import': answer });
  await paste(dialog, '[{"query":"A","response":"B"}]');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Import failed', text }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Or paste JSON or CSV').value).toContain('"A"');
});

it.each([
  ['JSON', 'chatbot.exportJson', 'chatbot-queries.json'],
  ['CSV', 'chatbot.exportCsv', 'chatbot-queries.csv'],
] as const)('exports %s', async (format, operation, name) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const { dialog } = await open('Export', {
    'chatbot.exportJson': { version: 1 } as never,
    'chatbot.exportCsv': 'query,response',
  });
  await userEvent.click(dialog.getByLabelText(new RegExp(`^Format: ${format}`)));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Export successful'));
  expect(saved).toEqual([name]);
});

it('says if the export has failed', async () => {
  const { dialog } = await open('Export', { 'chatbot.exportJson': gatewayTimeout });
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Export failed',
      text: 'Failed to export queries',
    }),
  );
});
