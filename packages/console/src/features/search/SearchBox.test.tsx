import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import { refund } from '../../test/tags.ts';
import SearchBox from './SearchBox.tsx';
import { found, foundArticle, foundTicket, nothing } from './test-found.tsx';

async function draw(answer: MockedAnswers['search.query'] = found, user = member('agent')) {
  const calls = answerOperations({ 'search.query': answer });
  const page = () => (
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>
  );
  const { router } = drawPage(page, user, { paths: ['/tickets', '/tickets/$id', '/help-center'] });
  await screen.findByRole('combobox');
  // Navigating would leave the only page and unmount the box.
  const goneTo = vi.fn();
  router.navigate = (async ({ to, search }: { to: string; search?: unknown }) =>
    goneTo(to, search)) as never;
  return { calls, goneTo };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option');
const status = () => screen.queryByRole('status')?.textContent;
const active = () => {
  const selected = options().filter(({ ariaSelected }) => ariaSelected === 'true');
  const id = field().getAttribute('aria-activedescendant');
  expect(selected.map((option) => option.id)).toEqual(id ? [id] : []);
  return selected[0]?.textContent;
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('searches once after typing, and groups the results by type', async () => {
  const { calls } = await draw();
  expect(screen.getByRole('search', { name: 'Everything' })).toBeDefined();
  expect(field()).toMatchObject({
    placeholder: 'Search tickets, articles...',
    maxLength: 200,
    autocomplete: 'off',
    type: 'search',
  });
  expect(field().getAttribute('aria-autocomplete')).toBe('list');
  expect(screen.getByText('Ctrl').nextSibling?.textContent).toBe('K');
  fireEvent.focus(field());
  expect(status()).toBeUndefined();
  type('se');
  type(' seal ');
  expect(screen.queryByText('Ctrl')).toBeNull();
  expect(status()).toBe('Searching...');
  expect(field().ariaExpanded).toBe('false');
  expect(field().getAttribute('aria-controls')).toBeNull();
  expect(await screen.findByText('3 found')).toBeDefined();
  expect(screen.getByRole('status').className).toBe('sr-only');
  expect(calls.map(({ query }) => query)).toEqual([{ q: 'seal', limit: '6' }]);
  expect(field().ariaExpanded).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Found' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => [group.ariaLabel, group.textContent])).toEqual([
    ['Tickets', 'TicketsKettlea new sealTK-2026-000001'],
    ['Articles', 'ArticlesSealsHow to change them.'],
    ['People', 'PeopleVera Visitorvera@example.comTheir tickets'],
  ]);
  expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'seal',
    'Seals',
  ]);
  expect(active()).toBeUndefined();
});

it('hits of rare types show their type', async () => {
  await draw({
    tags: [],
    tickets: [foundTicket({ foundIn: 'note' })],
    articles: [foundArticle({ isPublished: false })],
    people: [{ name: null, email: 'vera@example.com' }],
  });
  type('seal');
  await screen.findByText('3 found');
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'KettleInternal note: a new sealTK-2026-000001',
    'SealsHow to change them.Draft',
    'vera@example.comTheir tickets',
  ]);
});

it('a tag in the results opens its tickets', async () => {
  const { goneTo } = await draw({ ...nothing, tags: [refund] });
  type('ref');
  await screen.findByText('1 found');
  expect(options().map(({ textContent }) => textContent)).toEqual(['Refund12 tickets']);
  fireEvent.click(options()[0] as HTMLElement);
  expect(goneTo).toHaveBeenCalledWith('/tickets', { tags: 'g1' });
});

test.each([
  [0, 'agent', '/tickets/t1', undefined],
  [1, 'agent', '/help-center', { article: 'a1' }],
  [2, 'agent', '/tickets', { customer: 'vera@example.com' }],
] as const)('a click opens result %i and clears the box', async (at, role, to, search) => {
  const { goneTo } = await draw(found, member(role));
  type('seal');
  await screen.findByText('3 found');
  expect(fireEvent.mouseDown(options()[at] as HTMLElement)).toBe(false);
  await userEvent.click(options()[at] as HTMLElement);
  expect(goneTo.mock.calls).toEqual([[to, search]]);
  expect(field().value).toBe('');
  expect(options()).toEqual([]);
});

it('an article opens on its public page for users who may not edit it', async () => {
  const opened = vi.spyOn(browser, 'open').mockImplementation(() => {});
  const { goneTo } = await draw({ ...nothing, articles: [foundArticle()] }, member('customer'));
  type('seal');
  await screen.findByText('1 found');
  await userEvent.click(options()[0] as HTMLElement);
  expect(opened.mock.calls).toEqual([['/public/help/acme/article/seals']]);
  expect(goneTo).not.toHaveBeenCalled();
});

it('the arrow keys select a result, wrapping around, and Enter opens it', async () => {
  const { goneTo } = await draw();
  type('seal');
  await screen.findByText('3 found');
  expect(press('ArrowUp')).toBe(false);
  expect(active()).toContain('Vera');
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' });
  const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1);
  expect(scrolled).toBe(options()[2]);
  press('ArrowDown');
  expect(active()).toContain('Kettle');
  press('ArrowDown');
  expect(active()).toContain('Seals');
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toContain('Vera');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'ArrowUp', isComposing: true });
  expect(active()).toContain('Vera');
  expect(press('a')).toBe(true);
  expect(goneTo).not.toHaveBeenCalled();
  expect(press('Enter')).toBe(false);
  expect(goneTo.mock.calls).toEqual([['/tickets', { customer: 'vera@example.com' }]]);
  expect(field().value).toBe('');
});

it('another key clears the selection, and Enter lists all matching tickets', async () => {
  const { goneTo } = await draw();
  type('seal');
  await screen.findByText('3 found');
  press('ArrowDown');
  expect(active()).toContain('Kettle');
  type('seals ');
  expect(active()).toBeUndefined();
  press('Enter');
  expect(goneTo.mock.calls).toEqual([['/tickets', { q: 'seals' }]]);
  expect(field().value).toBe('seals ');
  expect(options()).toEqual([]);
  type(' ');
  expect(press('ArrowDown')).toBe(true);
  press('Enter');
  expect(goneTo.mock.calls[1]).toEqual(['/tickets', {}]);
});

it('Escape hides the results, and typing shows them again', async () => {
  await draw();
  expect(press('Escape')).toBe(true);
  type('seal');
  await screen.findByText('3 found');
  expect(press('Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field().value).toBe('seal');
  expect(field().ariaExpanded).toBe('false');
  type('seals');
  expect(await screen.findByText('3 found')).toBeDefined();
});

it('the results close when the box loses the focus, and reopen when it returns', async () => {
  await draw();
  field().focus();
  type('seal');
  await screen.findByText('3 found');
  fireEvent.blur(field(), { relatedTarget: options()[0]?.parentElement });
  expect(options()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(options()).toEqual([]);
  await userEvent.click(field());
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

it('says if nothing was found, and if the search failed', async () => {
  let answer = () => {};
  const { calls } = await draw(({ query }) => {
    if (query.q === 'down') return failed;
    return new Promise((resolve) => {
      answer = () => resolve(query.q === 'seal' ? found : nothing);
    });
  });
  type('seal');
  await waitFor(() => expect(calls).toHaveLength(1));
  answer();
  await screen.findByText('3 found');
  type('zebra ');
  expect(status()).toBe('Searching...');
  expect(options()).toHaveLength(3);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(status()).toBe('Searching...');
  expect(options()).toHaveLength(3);
  answer();
  expect(await screen.findByText('No results for “zebra”')).toBeDefined();
  expect(options()).toEqual([]);
  expect(screen.getByRole('status').className).not.toContain('sr-only');
  type('down');
  expect(await screen.findByText("Search isn't available right now")).toBeDefined();
  expect(screen.getByRole('status').className).not.toContain('sr-only');
});
