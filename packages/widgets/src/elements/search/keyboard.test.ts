import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrolled } from '../../test-page.ts';
import { placeSearch } from './test-search.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  scrolled.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the arrow keys cycle through the results and the box', async () => {
  const { search, press, options, box, active, draw } = placeSearch();
  await search('kettle');
  const places: number[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    expect(await press(key)).toBe(true);
    places.push(active());
    expect(box.getAttribute('aria-activedescendant')).toBe(options()[active()]?.id ?? '');
  }
  expect(places).toEqual([2, 1, 2, -1, 0, 1]);
  const to = [2, 1, 2, 0, 1].map((at) => [options()[at], [{ block: 'nearest' }]]);
  expect(scrolled).toEqual(to);
  // Rendering again doesn't change where the visitor has scrolled to.
  draw({ theme: 'dark' });
  expect(scrolled).toHaveLength(5);
});

test('Escape closes the results, an arrow reopens them at the same place, Enter opens the article', async () => {
  const { search, press, one, box, active, isOpen } = placeSearch();
  await search('kettle');
  await press('ArrowDown');
  expect(await press('Escape')).toBe(true);
  expect([isOpen(), box.value, box.ariaExpanded]).toEqual([false, 'kettle', 'false']);
  expect(box.getAttribute('aria-activedescendant')).toBe('');
  expect(await press('Escape')).toBe(false);
  expect(await press('ArrowDown')).toBe(true);
  expect([isOpen(), active()]).toEqual([true, 0]);
  expect(await press('Enter')).toBe(true);
  expect(one('h2')?.textContent).toBe('About kettles');
});

test('Enter with closed results searches again, and ignores the earlier selection', async () => {
  const { search, press, one, active, asked } = placeSearch();
  await search('kettle');
  await press('ArrowDown');
  await press('Escape');
  await press('Enter');
  expect(asked('publicHelp.search')).toHaveLength(2);
  expect([active(), one('[part=article]')]).toEqual([-1, null]);
});

test('leaves other keys to the box, and all keys while a word is composed', async () => {
  const { search, press, active, asked } = placeSearch();
  expect(await press('ArrowDown')).toBe(false);
  await search('kettle');
  expect(await press('a')).toBe(false);
  expect(await press('ArrowDown', { isComposing: true })).toBe(false);
  expect(await press('Enter', { isComposing: true })).toBe(false);
  expect(active()).toBe(-1);
  expect(asked('publicHelp.search')).toHaveLength(1);
});
