import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../test-page.ts';
import { settled, slowAnswer } from '../../test-server.ts';
import { article, pageOf, placeSearch } from './test-search.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a clicked result opens in place, is counted once, and notifies the page', async () => {
  const { search, options, click, one, root, isOpen, status, asked, events } = placeSearch();
  await search('kettle');
  expect(await click(options()[1]?.querySelector('strong'))).toBe(true);
  expect(one('[part=article] h2')?.textContent).toBe('About lids');
  expect(root.activeElement).toBe(one('h2'));
  expect(one('h2')?.tabIndex).toBe(-1);
  expect(one('[part=content]')?.innerHTML).toBe('<p>All about lids</p>');
  expect([isOpen(), status()]).toEqual([false, '']);
  const link = one('[part=article] > a') as HTMLAnchorElement;
  expect([link.href, link.target, link.textContent]).toEqual([
    pageOf('lids'),
    '_blank',
    'Visit Help Center',
  ]);
  expect(asked('publicHelp.article')).toMatchObject([
    { params: { subdomain: 'acme', slug: 'lids' } },
  ]);
  expect(asked('publicHelp.recordView')).toMatchObject([
    {
      params: { subdomain: 'acme' },
      body: { pageType: 'article', pageId: 'id-lids', query: 'kettle' },
    },
  ]);
  expect(events.slice(1)).toEqual([['open', { slug: 'lids', title: 'About lids' }]]);
});

test('lists the files of an article with their sizes, as downloads', async () => {
  const files = [
    {
      id: 'f1',
      name: 'Manual.pdf',
      size: 2_500,
      type: 'application/pdf',
      url: '/files/o.f1/M.pdf',
    },
  ];
  const { search, options, click, root } = placeSearch({
    'publicHelp.article': article('kettles', { files }),
  });
  await search('kettle');
  await click(options()[0]);
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[part=files] a')];
  expect(links.map(({ href, download }) => [href, download])).toEqual([
    [`${site}/files/o.f1/M.pdf`, 'Manual.pdf'],
  ]);
  expect(root.querySelector('[part=files]')?.textContent).toBe('Manual.pdf3 kB');
});

test('returns from an article to the results and the box', async () => {
  const { search, options, click, one, root, box, isOpen, status } = placeSearch();
  await search('kettle');
  await click(options()[0]);
  // The focus doesn't show the results above the article.
  box.focus();
  await settled();
  expect(isOpen()).toBe(false);
  one('h2')?.focus();
  expect(one('[part=back]')?.textContent).toBe('Back');
  await click(one('[part=back]'));
  expect(one('[part=article]')).toBeNull();
  expect([isOpen(), status(), options().length]).toEqual([true, '3 found', 3]);
  expect(root.activeElement).toBe(box);
});

test('typing closes the article', async () => {
  const { search, options, click, one, type } = placeSearch();
  await search('kettle');
  await click(options()[0]);
  type('lid');
  await settled();
  expect(one('[part=article]')).toBeNull();
});

test('rendering again keeps the article and the focus', async () => {
  const { search, options, click, one, root, draw } = placeSearch();
  await search('kettle');
  await click(options()[0]);
  const [content] = one('[part=content]')?.childNodes ?? [];
  one('[part=back]')?.focus();
  draw({ theme: 'dark' });
  await settled();
  expect(one('[part=content]')?.firstChild).toBe(content);
  expect(root.activeElement).toBe(one('[part=back]'));
});

test('opens links to other articles in the element, and all others as usual', async () => {
  const content = `<a href="${pageOf('lids')}">Lids</a><a href="https://elsewhere.example/">B</a>`;
  const { search, options, click, one, root } = placeSearch({
    'publicHelp.article': ({ params }) => article(params.slug ?? '', { content }),
  });
  await search('kettle');
  await click(options()[0]);
  const [own, other] = root.querySelectorAll('[part=content] a');
  expect(await click(other)).toBe(false);
  expect(await click(own, { ctrlKey: true })).toBe(false);
  expect(await click(own, { metaKey: true })).toBe(false);
  expect(await click(one('[part=article] > a'))).toBe(false);
  expect(await click(one('h2'))).toBe(false);
  expect(one('h2')?.textContent).toBe('About kettles');
  expect(await click(own)).toBe(true);
  expect(one('h2')?.textContent).toBe('About lids');
  expect(root.activeElement).toBe(one('h2'));
});

test('a link to a section of another article opens that article', async () => {
  const links = ['#s-care', '?from=here', '?from=here#s-care'].map((end) => pageOf('lids') + end);
  const content = links.map((href) => `<a href="${href}">Care</a>`).join('');
  const { search, options, click, one, root, asked } = placeSearch({
    'publicHelp.article': ({ params }) => article(params.slug ?? '', { content }),
  });
  await search('kettle');
  for (const at of links.keys()) {
    await click(options()[0]);
    expect(await click(root.querySelectorAll('[part=content] a')[at])).toBe(true);
    expect(one('h2')?.textContent).toBe('About lids');
    await click(one('[part=back]'));
  }
  expect(asked('publicHelp.article').map(({ params }) => params.slug)).toEqual(
    links.flatMap(() => ['kettles', 'lids']),
  );
  // Only the first article was found by the search.
  expect(asked('publicHelp.recordView').map(({ body }) => body)).toMatchObject(
    links.flatMap(() => [{ query: 'kettle' }, { query: '' }]),
  );
});

test('opens a link to a section of the article itself on its page', async () => {
  const { search, options, click, root } = placeSearch({
    'publicHelp.article': article('kettles', { content: '<a href="#s-care">Care</a>' }),
  });
  await search('kettle');
  await click(options()[0]);
  const link = root.querySelector<HTMLAnchorElement>('[part=content] a');
  expect(link?.href).toBe(`${pageOf('kettles')}#s-care`);
  expect(await click(link)).toBe(false);
});

test('with articleUrl, does not open articles in the element', async () => {
  const { search, options, click } = placeSearch({}, { articleUrl: pageOf('{slug}') });
  await search('kettle');
  expect(options()[0]?.href).toBe(pageOf('kettles'));
  expect(await click(options()[0])).toBe(false);
});

test("with articleUrl, results link to the page's own article pages", async () => {
  const { search, options, click, one, asked } = placeSearch(
    {},
    { articleUrl: '/help/{slug}#top' },
  );
  await search('kettle');
  expect(options()[0]?.getAttribute('href')).toBe('/help/kettles#top');
  expect(await click(options()[0])).toBe(false);
  expect(asked('publicHelp.article')).toEqual([]);
  expect(one('[part=article]')).toBeNull();
});

test('shows an excerpt of an article that the page does not allow', async () => {
  const { search, options, click, one } = placeSearch({
    'publicHelp.article': article('kettles', {
      content: '<a href="http://">',
      excerpt: 'In short',
    }),
  });
  await search('kettle');
  await click(options()[0]);
  expect(one('[part=content]')?.textContent).toBe('In short');
});

test('shows an alert with a link to the page of an article that cannot be loaded', async () => {
  const { search, options, click, one, status, isOpen, events } = placeSearch({
    'publicHelp.article': new MockedRefusal(404, 'This article is gone', 'not_found'),
  });
  await search('kettle');
  await click(options()[0]);
  expect(isOpen()).toBe(true);
  expect([one('p.hidden')?.role, status()]).toEqual(['alert', 'This article is gone']);
  expect((one('.none a') as HTMLAnchorElement).href).toBe(pageOf('kettles'));
  expect(events.at(-1)).toEqual(['error', { message: 'This article is gone', code: 'not_found' }]);
});

test('does not show a late article over what the visitor is typing', async () => {
  const slow = slowAnswer<ReturnType<typeof article>>();
  const { search, options, click, one, type, status, events } = placeSearch({
    'publicHelp.article': () => slow.answer(article('kettles')),
  });
  await search('kettle');
  await click(options()[0]);
  type('lid');
  slow.give();
  await settled();
  expect([one('[part=article]'), status()]).toEqual([null, '3 found']);
  expect(events.map(([name]) => name)).toEqual(['search']);
});

test('ignores failures to count a view', async () => {
  const { search, options, click, one, events } = placeSearch({
    'publicHelp.recordView': new MockedRefusal(429, 'No'),
  });
  await search('kettle');
  await click(options()[0]);
  expect(one('h2')?.textContent).toBe('About kettles');
  expect(events.map(([name]) => name)).toEqual(['search', 'open']);
});
