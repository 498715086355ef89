import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { articleLike, categoryLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ArticleDialog from './ArticleDialog.tsx';
import { keep, readKept } from './kept.ts';
import { emptyValues } from './values.ts';

const saved = vi.fn();
const closed = vi.fn();

function draw(id: string | null, title?: string) {
  const dialog = () => <ArticleDialog id={id} title={title} onSaved={saved} onClose={closed} />;
  return drawPage(dialog, member('agent'));
}

const calls = (more: Parameters<typeof answerOperations>[0] = {}) =>
  answerOperations({
    'helpCategories.list': [categoryLike()],
    'helpArticles.saveDraft': articleLike(),
    ...more,
  });
const sent = (made: ReturnType<typeof calls>, asked: OperationId) =>
  made.find(({ operation }) => operation === asked)?.body;

beforeEach(() => {
  localStorage.clear();
  saved.mockClear();
  closed.mockClear();
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
afterEach(async () => {
  cleanup();
  // A draft is sent when its screen closes. Waiting keeps that request in this test; the next test would retry it until
  // it succeeds.
  await new Promise((sent) => setImmediate(sent));
  vi.unstubAllGlobals();
});

it('shows the missing fields of a new article, and focuses the first', async () => {
  const made = calls();
  draw(null);
  expect(await screen.findByRole('dialog', { name: 'New Article' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Create Article' }));
  for (const sentence of ['Title is required', 'Content is required', 'Slug is required']) {
    expect(await screen.findByText(sentence)).toBeDefined();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  expect(sent(made, 'helpArticles.create')).toBeUndefined();
});

it('derives the slug from the title, and keeps an edited one', async () => {
  calls();
  draw(null);
  await userEvent.type(await screen.findByLabelText('Title'), 'Why is it so loud?');
  const slug = screen.getByLabelText<HTMLInputElement>('Slug');
  expect(slug.value).toBe('why-is-it-so-loud');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'noise');
  await userEvent.type(screen.getByLabelText('Title'), '!!');
  expect(slug.value).toBe('noise');
});

it('restores an unsaved draft, creates the article and deletes the draft', async () => {
  const made = calls({ 'helpArticles.create': articleLike() });
  const values = { ...emptyValues, title: 'Begun', slug: 'begun', content: '<p>Half.</p>' };
  keep('o1:u1', null, { values, at: '2026-03-05T12:00:00.000Z', version: null });
  draw(null);
  expect(await screen.findByText(/Your unsaved article is back/)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Tags'), 'a, b ,');
  await userEvent.click(screen.getByRole('switch', { name: /Published/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Article' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent(made, 'helpArticles.create')).toEqual({
    title: 'Begun',
    slug: 'begun',
    content: '<p>Half.</p>',
    categoryId: null,
    tags: ['a', 'b'],
    isPublished: true,
  });
  expect(shownToast()?.title).toBe('Article created successfully');
  expect(readKept('o1:u1', null)).toBeNull();
});

it('AZ-13: does not restore a draft of another organization', async () => {
  calls();
  const values = { ...emptyValues, title: 'Begun', content: '<p>Half.</p>' };
  for (const owner of ['o2:u1', 'u1']) {
    keep(owner, null, { values, at: '2026-03-05T12:00:00.000Z', version: null });
  }
  draw(null);
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
});

it('starts with the question that the chatbot could not answer', async () => {
  calls();
  draw(null, 'Do you ship to Mars?');
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(
    'Do you ship to Mars?',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Slug').value).toBe('do-you-ship-to-mars');
});

it('updates an article, sends no category as null, and says so', async () => {
  const made = calls({
    'helpArticles.get': articleLike(),
    'helpArticles.update': articleLike(),
  });
  draw('a1');
  expect(await screen.findByRole('dialog', { name: 'Edit Article' })).toBeDefined();
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'No category');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Article updated successfully'));
  expect(sent(made, 'helpArticles.update')).toMatchObject({
    categoryId: null,
    isPublished: true,
    title: 'Descaling',
  });
});

it("shows an article's metadata from integrations, and nothing without any", async () => {
  const region = 'The article in other systems';
  const metadata = { source: 'wiki', page: 12 };
  calls({ 'helpArticles.get': articleLike({ externalId: 'wiki-12', metadata }) });
  draw('a1');
  const shown = await screen.findByRole('region', { name: region });
  expect(shown.textContent).toBe('In other systemsExternal IDwiki-12sourcewikipage12');
  cleanup();
  calls({ 'helpArticles.get': articleLike() });
  draw('a1');
  await screen.findByLabelText('Slug');
  expect(screen.queryByRole('region', { name: region })).toBeNull();
});

it.each([
  ['helpArticles.create', null, 'Create Article', 'Failed to create article'],
  ['helpArticles.update', 'a1', 'Save Changes', 'Failed to update article'],
] as const)('keeps the input when %s fails, and says so', async (call, id, button, text) => {
  calls({
    'helpArticles.get': articleLike(),
    [call]: failed,
  });
  const values = { ...emptyValues, title: 'Begun', slug: 'begun', content: '<p>Half.</p>' };
  if (!id) keep('o1:u1', null, { values, at: '2026-03-05T12:00:00.000Z', version: null });
  draw(id);
  await userEvent.type(await screen.findByLabelText('Title'), ' more');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', text }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toContain(' more');
  expect(closed).not.toHaveBeenCalled();
});

it('says that someone else has saved first, and keeps the input', async () => {
  const made = calls({
    'helpArticles.get': articleLike(),
    'helpArticles.saveDraft': articleLike(),
    'helpArticles.update': new MockedRefusal(
      412,
      'This article was changed by someone else',
      'stale',
    ),
  });
  draw('a1');
  await userEvent.type(await screen.findByLabelText('Title'), ' mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/Someone else changed this article/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Descaling mine');
  expect(made.filter(({ operation }) => operation === 'helpArticles.get')).toHaveLength(2);
});

it('continues a draft, and can discard it', async () => {
  const draft = {
    title: 'Descaling anew',
    content: '<p>Vinegar.</p>',
    slug: 'descaling',
    categoryId: 'c1',
    tags: [],
    savedAt: '2026-03-06T12:00:00.000Z',
  };
  const made = calls({
    'helpArticles.get': articleLike({ draft }),
    'helpArticles.discardDraft': undefined,
  });
  draw('a1');
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('Descaling anew');
  expect(screen.getByText(/Readers don't see it yet/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(title.value).toBe('Descaling'));
  expect(made.some(({ operation }) => operation === 'helpArticles.discardDraft')).toBe(true);
});

it("keeps a draft when it's closed, and says where", async () => {
  const made = calls({
    'helpArticles.get': articleLike(),
    'helpArticles.saveDraft': articleLike(),
  });
  const { unmount } = draw('a1');
  await userEvent.type(await screen.findByLabelText('Title'), ' more');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shownToast()?.title).toBe('Draft saved');
  unmount();
  await waitFor(() =>
    expect(sent(made, 'helpArticles.saveDraft')).toMatchObject({
      title: 'Descaling more',
      slug: 'descaling',
    }),
  );
});
