import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markupOf, site } from '../../test-page.ts';
import { settled, slowAnswer } from '../../test-server.ts';
import { center, found, pageOf, placeSearch } from './test-search.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('searches once the visitor pauses typing', async () => {
  const { type, asked, isOpen } = placeSearch();
  type('ke');
  await vi.advanceTimersByTimeAsync(100);
  type('ket ');
  await vi.advanceTimersByTimeAsync(149);
  await settled();
  expect(asked('publicHelp.search')).toEqual([]);
  expect(isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(asked('publicHelp.search')).toMatchObject([
    { params: { subdomain: 'acme' }, query: { q: 'ket', limit: '8' } },
  ]);
  expect(isOpen()).toBe(true);
});

test('results are links with highlighted words, and notify the page', async () => {
  const titleParts = [
    { text: 'The ', isHit: false },
    { text: 'kettle', isHit: true },
  ];
  const excerptParts = [
    { text: 'Boil', isHit: true },
    { text: ' & serve', isHit: false },
  ];
  const category = { name: 'Kitchen', slug: 'kitchen' };
  const { search, options, status, one, box, events } = placeSearch({
    'publicHelp.search': [found('kettles', { titleParts, excerptParts, category }), found('lids')],
  });
  expect(box.ariaExpanded).toBe('false');
  await search('kettle');
  expect(options().map(markupOf)).toEqual([
    '<strong><bdi>The <mark part="mark">kettle</mark></bdi></strong> <small><bdi>Kitchen</bdi></small><p><bdi><mark part="mark">Boil</mark> &amp; serve</bdi></p>',
    '<strong><bdi>lids</bdi></strong><p><bdi></bdi></p>',
  ]);
  expect(options().map(({ href }) => href)).toEqual([pageOf('kettles'), pageOf('lids')]);
  expect(options().map(({ id, tabIndex }) => [id, tabIndex])).toEqual([
    ['o0', -1],
    ['o1', -1],
  ]);
  expect(options().map((option) => option.getAttribute('part'))).toEqual(['result', 'result']);
  expect(status()).toBe('2 found');
  expect(box.ariaExpanded).toBe('true');
  expect(one(`#${box.getAttribute('aria-controls')}`)?.role).toBe('listbox');
  expect(one('[role=listbox]')?.ariaLabel).toBe('Search articles');
  expect([one('.none'), one('slot[name=empty]')]).toEqual([null, null]);
  expect(events).toEqual([['search', { query: 'kettle', count: 2 }]]);
});

test('shows a single result', async () => {
  const { search, press, one, status, box, active } = placeSearch({
    'publicHelp.search': [found('kettles')],
  });
  expect([box.role, box.getAttribute('aria-autocomplete')]).toEqual(['combobox', 'list']);
  await search('kettle');
  expect([status(), box.ariaExpanded, one('.none')]).toEqual(['1 found', 'true', null]);
  expect(await press('ArrowDown')).toBe(true);
  expect(active()).toBe(0);
});

test('shows that nothing was found', async () => {
  const { search, one, status, box, isOpen, events } = placeSearch({ 'publicHelp.search': [] });
  await search('riddle');
  expect(status()).toBe('No articles found');
  expect(one('.none')?.textContent?.trim()).toBe('No articles found');
  expect(one('.none a')).toBeNull();
  // The page can add its own content.
  expect(one('slot[name=empty]')).not.toBeNull();
  expect(one('p.hidden')?.role).toBe('status');
  expect([isOpen(), box.ariaExpanded]).toEqual([true, 'false']);
  expect(events).toEqual([['search', { query: 'riddle', count: 0 }]]);
});

test('an empty box shows nothing, and spaces are not searched', async () => {
  const { search, type, press, status, isOpen, options, asked } = placeSearch();
  await search('kettle');
  type('  ');
  await settled();
  expect([isOpen(), status(), options()]).toEqual([false, '', []]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await press('Enter')).toBe(true);
  expect(asked('publicHelp.search')).toHaveLength(1);
});

test('ignores the response to an earlier search that arrives late', async () => {
  const slow = slowAnswer<ReturnType<typeof found>[]>();
  const { search, options, events } = placeSearch({
    'publicHelp.search': ({ query }) =>
      query.q === 'kettle' ? [found('kettles')] : slow.answer([found('early')]),
  });
  await search('ket');
  await search('kettle');
  slow.give();
  await settled();
  expect(options().map(({ textContent }) => textContent)).toEqual(['kettles']);
  expect(events).toEqual([['search', { query: 'kettle', count: 1 }]]);
});

test('Enter searches at once, and not again after the pause', async () => {
  const { type, press, asked } = placeSearch();
  type('kettle');
  expect(await press('Enter')).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(asked('publicHelp.search')).toHaveLength(1);
});

test('shows a failed search as an alert with a link to the help center', async () => {
  let isDown = true;
  const { search, options, one, status, isOpen, events } = placeSearch({
    'publicHelp.search': () =>
      isDown ? new MockedRefusal(502, '', 'http') : center['publicHelp.search'],
  });
  await search('kettle');
  await vi.advanceTimersByTimeAsync(600);
  await settled();
  const message = 'Search failed. Please try again.';
  expect(one('p.hidden')?.role).toBe('alert');
  expect([isOpen(), status()]).toEqual([true, message]);
  expect(one('.none')?.textContent).toBe(`${message} Visit Help Center`);
  const link = one('.none a') as HTMLAnchorElement;
  expect([link.href, link.getAttribute('part')]).toEqual([`${site}/public/help/acme`, 'link']);
  expect(events).toEqual([['error', { message, code: 'http' }]]);
  isDown = false;
  await search('kettles');
  expect([one('p.hidden')?.role, one('.none')]).toEqual(['status', null]);
  isDown = true;
  await search('kettle');
  await vi.advanceTimersByTimeAsync(600);
  await settled();
  expect(options()).toEqual([]);
});

test("shows the server's message for a rejected search", async () => {
  const { search, status, events } = placeSearch({
    'publicHelp.search': new MockedRefusal(429, 'Please wait a minute', 'rate_limited'),
  });
  await search('kettle');
  expect(status()).toBe('Please wait a minute');
  expect(events).toEqual([['error', { message: 'Please wait a minute', code: 'rate_limited' }]]);
});

test.each([{ found: [] }, [null], null])(
  'treats a response of another type as a failure: %j',
  async (answer) => {
    const { search, status, events } = placeSearch({ 'publicHelp.search': answer as never });
    await search('kettle');
    expect(status()).toBe('Search failed. Please try again.');
    expect(events.map(([name]) => name)).toEqual(['error']);
  },
);

test('the page can start a search and clear the box', async () => {
  const { host, box, isOpen, options, asked } = placeSearch();
  box.value = 'kettle';
  host.handle?.submit();
  await settled();
  expect(options()).toHaveLength(3);
  host.handle?.reset();
  await settled();
  expect([box.value, isOpen(), options()]).toEqual(['', false, []]);
  expect(asked('publicHelp.search')).toHaveLength(1);
});

test('a removed element sends and dispatches nothing', async () => {
  const slow = slowAnswer<ReturnType<typeof found>[]>();
  const answers = { 'publicHelp.search': () => slow.answer([]) };
  const typing = placeSearch(answers);
  typing.type('kettle');
  typing.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(typing.asked('publicHelp.search')).toEqual([]);
  const waiting = placeSearch(answers);
  await waiting.search('kettle');
  waiting.remove();
  slow.give();
  await settled();
  expect(waiting.asked('publicHelp.search')).toHaveLength(1);
  expect(waiting.events).toEqual([]);
});

test('closes the results when the focus leaves the element, and opens them when it returns', async () => {
  const { search, box, one, isOpen, status, options } = placeSearch();
  box.focus();
  await settled();
  expect(isOpen()).toBe(false);
  await search('kettle');
  options()[0]?.focus();
  await settled();
  expect(isOpen()).toBe(true);
  options()[0]?.blur();
  await settled();
  expect([isOpen(), status()]).toEqual([false, '']);
  box.focus();
  await settled();
  expect([isOpen(), status()]).toEqual([true, '3 found']);
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  one('[part=result]')?.dispatchEvent(press);
  // Prevented, so the box keeps the focus and the results stay open for the click.
  expect(press.defaultPrevented).toBe(true);
});
