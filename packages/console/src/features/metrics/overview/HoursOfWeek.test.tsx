import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/cache.ts';
import { draw } from '../../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import { hoursOfWeek } from '../test-metrics.ts';
import { HoursOfWeek } from './HoursOfWeek.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener() {},
    removeEventListener() {},
  }));
  const calls = answerOperations({ 'metrics.hoursOfWeek': hoursOfWeek });
  draw(<HoursOfWeek asked={{ period: '90d' }} />, createCache());
  return calls;
}

const table = () => screen.findByRole('table', { name: 'By hour of the week' });
/** Returns the cell with these row and column labels. */
async function cell(row: string, column: string) {
  const inTable = within(await table());
  const heads = inTable.getAllByRole('columnheader').map((head) => head.textContent);
  const cells = within(inTable.getByRole('row', { name: new RegExp(`^${row}`) }));
  const place = heads.findIndex((text) => text?.endsWith(column)) - 1;
  return cells.getAllByRole('cell')[place];
}

test('each hour of the week shows its number, under its day and hour, with days as rows', async () => {
  const calls = open(true);
  expect((await cell('Tuesday', '9:00'))?.textContent).toBe('33');
  expect((await cell('Sunday', '9:00'))?.textContent).toBe('0');
  expect((await cell('Saturday', '23:00'))?.title).toBe('Saturday 23:00 to 24:00: 143');
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(7);
  expect(screen.getByText(/^Busiest hour: Saturday 23:00 to 24:00: 143./)).toBeDefined();
  expect(screen.getByText(/Hours in Europe.Berlin/)).toBeDefined();
  expect(calls.map(({ query }) => query)).toEqual([{ period: '90d' }]);
});

test('on a narrow screen the hours are rows, and another statistic can be chosen', async () => {
  open(false);
  expect((await cell('9:00', 'Tuesday'))?.textContent).toBe('33');
  const pick = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Statistic' }), { target: { value } });
  pick('chats');
  expect((await cell('9:00', 'Monday'))?.textContent).toBe('1.2K');
  pick('replies');
  expect((await cell('9:00', 'Monday'))?.textContent).toBe('0');
  expect(screen.queryByText(/^Busiest hour/)).toBeNull();
});

test('can be reloaded after a failure', async () => {
  answerOperations({ 'metrics.hoursOfWeek': gatewayTimeout });
  draw(<HoursOfWeek asked={{ period: '90d' }} />, createCache());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
