import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusRow } from './focus-row.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function draw(id = 'c1') {
  const row = document.createElement('button');
  row.dataset.chat = id;
  document.body.append(row);
  return row;
}
/** Mutation observers are called after the change. */
const told = () => Promise.resolve();

test('a row keeps the focus if it moves to another group at the same moment', async () => {
  const before = draw();
  focusRow('c1');
  expect(document.activeElement).toBe(before);
  before.remove();
  const after = draw();
  await told();
  expect(document.activeElement).toBe(after);
});

test('a row that is rendered later gets the focus then', async () => {
  focusRow('c1');
  draw('c2');
  await told();
  expect(document.activeElement).toBe(document.body);
  const row = draw();
  await told();
  expect(document.activeElement).toBe(row);
});

test("the row gets the focus once it's rendered if the agent left the text box before", async () => {
  const box = document.createElement('textarea');
  document.body.append(box);
  box.focus();
  focusRow('c1');
  draw('c2');
  await told();
  expect(document.activeElement).toBe(document.body);
  const row = draw();
  await told();
  expect(document.activeElement).toBe(row);
});

test('the focus stays where it is if the agent has moved on or clicked the background', async () => {
  const box = document.createElement('input');
  document.body.append(box);
  const row = draw();
  focusRow('c1');
  box.focus();
  row.remove();
  await told();
  const again = draw();
  await told();
  expect(document.activeElement).toBe(box);
  box.blur();

  focusRow('c1');
  again.blur();
  draw('c2');
  await told();
  expect(document.activeElement).toBe(document.body);
});
