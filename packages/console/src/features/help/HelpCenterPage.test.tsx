import type { Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { articleLike, categoryLike } from '../../test/articles.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import HelpCenterPage from './HelpCenterPage.tsx';

const categories = [
  categoryLike(),
  categoryLike({ id: 'c2', name: 'Orders', slug: 'orders', position: 1, articleCount: 0 }),
  categoryLike({ id: 'c3', name: 'Returns', slug: 'returns', position: 2, articleCount: 1 }),
];
const views: Result<'help.views'> = { pageType: 'article', viewCount: 1204, items: [] };

const calls = (more: Parameters<typeof answerOperations>[0] = {}) =>
  answerOperations({
    'helpArticles.list': [articleLike()],
    'helpCategories.list': categories,
    'help.views': views,
    'help.report': { votes: [], comments: [], unread: [], answerable: [], searches: [] },
    ...more,
  });
const draw = () => drawPage(HelpCenterPage, member('agent'), { paths: ['/help-center'] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows figures, articles and the actions of each', async () => {
  calls();
  draw();
  expect(await screen.findByText('Use lemon acid.')).toBeDefined();
  const figures = screen.getByRole('list', { name: 'Summary' });
  await waitFor(() => {
    expect(figures.textContent).toContain('Categories3');
    expect(figures.textContent).toContain('Total Views1,204');
    expect(figures.textContent).toMatch(/Total Articles.*published/);
  });
  const row = within(screen.getByRole('list', { name: 'Articles' }));
  expect(row.getByText('Published')).toBeDefined();
  expect(row.getByText(/^Care · 1,204 views/)).toBeDefined();
  expect(row.getByText('+1')).toBeDefined();
  for (const name of ['Edit Descaling', 'View Descaling', 'Delete Descaling']) {
    expect(row.getByRole('button', { name })).toBeDefined();
  }
});

it('says if there are no articles, and if the search found none', async () => {
  const made = calls({ 'helpArticles.list': [] });
  draw();
  expect(await screen.findByText('No articles yet')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Orders');
  expect(await screen.findByText('No articles found')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'All Categories');
  await userEvent.type(screen.getByLabelText('Search articles'), 'kettle');
  expect(await screen.findByText('No articles found')).toBeDefined();
  expect(made.some(({ query }) => query.categoryId === 'c2')).toBe(true);
  await waitFor(() => expect(made.some(({ query }) => query.q === 'kettle')).toBe(true));
});

it('says that loading failed, and retries on request', async () => {
  let isDown = true;
  calls({
    'helpArticles.list': () => (isDown ? failed : [articleLike()]),
  });
  draw();
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Descaling')).toBeDefined();
});

it.each([
  ['it is done', undefined, { title: 'Article deleted successfully' }],
  [
    'it has failed',
    failed,
    { title: 'Error', text: 'Failed to delete article', destructive: true },
  ],
])('asks before deleting an article, and reports the result: %s', async (_, answer, toast) => {
  const made = calls({ 'helpArticles.delete': answer });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Descaling' }));
  expect(made.some(({ operation }) => operation === 'helpArticles.delete')).toBe(false);
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Descaling”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()).toMatchObject(toast));
});

it('creates a category, whose slug follows its name until it is edited', async () => {
  const made = calls({ 'helpCategories.create': categoryLike() });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'New Category' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  expect(await screen.findByText('Category name is required')).toBeDefined();
  expect(screen.getByText('Slug is required')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), 'Care & Cleaning!');
  expect(screen.queryByText('Slug is required')).toBeNull();
  const slug = screen.getByLabelText<HTMLInputElement>('Slug');
  expect(slug.value).toBe('care-cleaning');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'cleaning');
  await userEvent.type(screen.getByLabelText('Name'), ' more');
  expect(slug.value).toBe('cleaning');
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Category created successfully'));
  expect(made.find(({ operation }) => operation === 'helpCategories.create')?.body).toMatchObject({
    name: 'Care & Cleaning! more',
    slug: 'cleaning',
  });
});

it('shows at the slug field that a slug is taken, and says if creating the category failed', async () => {
  calls({
    'helpCategories.create': new MockedRefusal(
      409,
      'A category with this slug already exists',
      'slug_taken',
    ),
  });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'New Category' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Care');
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  expect(await screen.findByText('A category with this slug already exists')).toBeDefined();
  expect(shownToast()).toMatchObject({ title: 'Error', text: 'Failed to create category' });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Care');
});

it('sorts categories with the keyboard, and sends the order once', async () => {
  const made = calls({ 'helpCategories.reorder': categories });
  draw();
  const first = await screen.findByRole('button', { name: /^Care/ });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Care/ }), {
    key: 'ArrowDown',
    altKey: true,
  });
  expect(await screen.findByText('Care moved to position 3 of 3')).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(rows.map((row) => row.dataset.id)).toEqual(['c2', 'c3', 'c1']);
  await waitFor(() =>
    expect(made.filter(({ operation }) => operation === 'helpCategories.reorder')).toHaveLength(1),
  );
  expect(made.find(({ operation }) => operation === 'helpCategories.reorder')?.body).toEqual({
    ids: ['c2', 'c3', 'c1'],
  });
});
