import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAnswer, settled } from '../../test-server.ts';
import { organization, placeSearch } from './test-search.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['#10B981', '#10B981'],
  ['red; background: url(x)', ''],
])('with the brand color %j, sets %j on the page, requested once', async (primaryColor, color) => {
  const first = firstAnswer(JSON.stringify({ ...organization, primaryColor }));
  const { one, asked } = placeSearch({}, { first });
  await settled();
  expect(one('.root')?.style.getPropertyValue('--organization')).toBe(color);
  expect(asked('publicOrganization.get')).toEqual([]);
});

test('an organization that cannot be loaded shows no error until the visitor searches', async () => {
  const { one, events, asked, isOpen } = placeSearch({
    'publicOrganization.get': new MockedRefusal(404, 'Not found'),
  });
  await settled();
  expect(asked('publicOrganization.get')).toMatchObject([{ params: { subdomain: 'acme' } }]);
  expect(one('.root')?.style.getPropertyValue('--organization')).toBe('');
  expect([events, isOpen()]).toEqual([[], false]);
});

test('the box has a label, and its texts can be replaced', async () => {
  const plain = placeSearch();
  expect(plain.one('[role=search]')?.className).toBe('root ');
  expect([plain.box.ariaLabel, plain.box.placeholder]).toEqual([
    'Search articles',
    'Search articles',
  ]);
  const texts = { label: 'Artikel suchen', found: '{name} gefunden', back: 'Zurück' };
  const other = placeSearch({}, { texts, theme: 'dark', placeholder: 'Wonach?' });
  expect(other.one('[role=search]')?.className).toBe('root dark');
  expect([other.box.ariaLabel, other.box.placeholder]).toEqual(['Artikel suchen', 'Wonach?']);
  await other.search('Kessel');
  expect(other.status()).toBe('3 gefunden');
  const named = placeSearch({}, { texts, label: 'Find' });
  expect([named.box.ariaLabel, named.box.placeholder]).toEqual(['Find', 'Find']);
});
