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
/** Observers are told after the change that they observe. */
const told = () => Promise.resolve();

test('a row that moves to another group while it gets the focus keeps it', async () => {
  const before = draw();
  focusRow('c1');
  expect(document.activeElement).toBe(before);
  before.remove();
  const after = draw();
  await told();
  expect(document.activeElement).toBe(after);
});

test('a row that is drawn later gets the focus then', async () => {
  focusRow('c1');
  draw('c2');
  await told();
  expect(document.activeElement).toBe(document.body);
  const row = draw();
  await told();
  expect(document.activeElement).toBe(row);
});

test('who leaves the text box while the row is in no group gets it when it is drawn', async () => {
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

test('who has gone on, or clicked beside everything, is left where they are', async () => {
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
