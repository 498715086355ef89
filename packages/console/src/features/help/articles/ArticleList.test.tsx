import type { Result } from '@helpdesk/sdk/contract/operations';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { shownToast, toast } from '../../../data/toast.ts';
import { articleLike, categoryLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, answerPages, failed, heldAnswer } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import HelpCenterPage from '../HelpCenterPage.tsx';

const views: Result<'help.views'> = { pageType: 'article', viewCount: 1204, items: [] };
const draft = {
  title: 'x',
  content: '',
  slug: 'x',
  categoryId: null,
  tags: [],
  savedAt: '2026-03-06T12:00:00.000Z',
};

function draw(answers: Parameters<typeof answerOperations>[0] = {}, at = '/help-center') {
  const made = answerOperations({
    'helpArticles.list': [articleLike()],
    'helpCategories.list': [categoryLike(), categoryLike({ id: 'c2', name: 'Orders' })],
    'help.views': views,
    'help.report': { votes: [], comments: [], unread: [], answerable: [], searches: [] },
    ...answers,
  });
  const drawn = drawPage(HelpCenterPage, member('agent'), { path: '/help-center', at });
  return { made, ...drawn };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = () => screen.getByRole('list', { name: 'Articles' });
const rowsOf = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
  toast({ title: '' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the articles', () => {
  it('are listed with all their data', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const held = heldAnswer([
      articleLike({ excerpt: `${'x'.repeat(149)}…`, draft }),
      articleLike({
        id: 'a2',
        title: 'Returns',
        excerpt: 'y'.repeat(149),
        isPublished: false,
        viewCount: 1,
        categoryId: null,
        tags: ['a', 'b', 'c'],
        author: null as never,
        updatedAt: new Date().toISOString(),
      }),
    ]);
    const { made } = draw({
      'helpArticles.list': ({ query }) => (query.limit === '1' ? [articleLike()] : held.answer()),
    });
    await screen.findByRole('list', { name: 'Articles' });
    expect(list().getAttribute('aria-busy')).toBe('true');
    expect(rowsOf()).toHaveLength(3);
    held.release();
    await screen.findByText('Descaling');
    expect(list().getAttribute('aria-busy')).toBe('false');
    const day = relativeTime('2026-03-05T12:00:00.000Z');
    await waitFor(() =>
      expect(rowsOf()).toEqual([
        `DescalingPublishedUnsaved draft${'x'.repeat(149)}…Care · 1,204 views · Updated ${day} · Ada Lovelacekettlelimescale+1`,
        `ReturnsDraft${'y'.repeat(149)}1 view · Updated just nowabc`,
      ]),
    );
    const asked = made.filter(({ operation }) => operation === 'helpArticles.list');
    expect(asked.map(({ query }) => query)).toContainEqual({});
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual([
      'All Categories',
      'Care',
      'Orders',
      'No category',
    ]);
  });

  it('are loaded in pages', async () => {
    const held = heldAnswer([articleLike({ id: 'a2', title: 'Returns' })]);
    const { made } = draw({
      'helpArticles.list': ({ query }) =>
        query.cursor ? held.answer() : query.categoryId ? [] : [articleLike()],
    });
    answerPages('/api/help/articles', (query) => ({
      total: 2,
      nextCursor: query.get('cursor') || query.get('limit') ? null : 'n1',
    }));
    await screen.findByText('Descaling');
    const more = await screen.findByRole('button', { name: 'Show more' });
    fireEvent.click(more);
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'));
    held.release();
    expect(await screen.findByText('Returns')).toBeDefined();
    expect(screen.getByText('Descaling')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(made.filter(({ query }) => query.cursor === 'n1')).toHaveLength(1);
  });

  it('of the previous search stay, dimmed, until the next ones have loaded', async () => {
    const held = heldAnswer([articleLike({ id: 'a2', title: 'Returns' })]);
    const { made } = draw({
      'helpArticles.list': ({ query }) => (query.q ? held.answer() : [articleLike()]),
    });
    await screen.findByText('Descaling');
    expect(list().matches('.opacity-60')).toBe(false);
    fireEvent.change(screen.getByLabelText('Search articles'), { target: { value: ' back ' } });
    await waitFor(() => expect(list().matches('.opacity-60')).toBe(true));
    expect(screen.getByText('Descaling')).toBeDefined();
    held.release();
    expect(await screen.findByText('Returns')).toBeDefined();
    expect(made.at(-1)?.query).toEqual({ q: 'back' });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'none' } });
    await waitFor(() => expect(made.at(-1)?.query).toEqual({ q: 'back', categoryId: 'none' }));
  });

  it('say if there are none, and what to do', async () => {
    draw({ 'helpArticles.list': [] });
    expect(await screen.findByText(/^Answer what customers ask most/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'New Article' })).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'c1' } });
    expect(await screen.findByText('No articles match your search.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'New Article' })).toHaveLength(1);
  });
});

describe('an article of the list', () => {
  it('can be opened as readers see it', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        onerror = () => {};
        open() {}
        send() {
          this.onerror();
        }
      },
    );
    draw();
    await screen.findByText('Descaling');
    press('View Descaling');
    const dialog = await screen.findByRole('dialog', { name: 'As readers see it' });
    expect(await within(dialog).findByText('Use lemon acid.')).toBeDefined();
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [
      true,
      'The article is permanently deleted. Its address stops working, and the chatbot no longer uses it.',
    ],
    [false, 'The draft is permanently deleted.'],
  ])(
    'is deleted once, after a question that explains the consequences (published: %s)',
    async (isPublished, text) => {
      const held = heldAnswer(undefined as never);
      const { made, client } = draw({
        'helpArticles.list': [articleLike({ isPublished })],
        'helpArticles.delete': held.answer,
      });
      const others = ['search.query', 'chatbot.stats'] as const;
      for (const id of others) client.setQueryData(readKey(id), null);
      await screen.findByText('Descaling');
      press('Delete Descaling');
      expect(screen.getByText(text)).toBeDefined();
      press('Delete');
      const button = screen.getByRole('button', { name: 'Delete' });
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
      fireEvent.click(button);
      const before = made.filter(({ operation }) => operation === 'helpArticles.list').length;
      held.release();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(shownToast()?.title).toBe('Article deleted successfully');
      const deleted = made.filter(({ operation }) => operation === 'helpArticles.delete');
      expect(deleted.map(({ params }) => params)).toEqual([{ id: 'a1' }]);
      await waitFor(() =>
        expect(
          made.filter(({ operation }) => operation === 'helpArticles.list').length,
        ).toBeGreaterThan(before),
      );
      expect(others.every((id) => client.getQueryState(readKey(id))?.isInvalidated)).toBe(true);
    },
  );

  it("stays if it can't be deleted, or the user cancels", async () => {
    draw({ 'helpArticles.delete': failed });
    await screen.findByText('Descaling');
    press('Delete Descaling');
    press('Delete');
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Failed to delete article' }));
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Descaling')).toBeDefined();
  });
});

describe('the figures', () => {
  it('count all articles and the published ones', async () => {
    const { made } = draw();
    answerPages('/api/help/articles', (query) => ({
      total: query.get('isPublished') ? 1100 : 1200,
      nextCursor: null,
    }));
    const figures = await screen.findByRole('list', { name: 'Summary' });
    await waitFor(() =>
      expect(figures.textContent).toBe(
        'Total Articles1,2001,100 publishedCategories2In the help centerTotal Views1,204Once per reader and day',
      ),
    );
    const asked = made.filter(({ query }) => query.limit === '1').map(({ query }) => query);
    expect(asked).toEqual([{ limit: '1' }, { limit: '1', isPublished: 'true' }]);
    const seen = made.find(({ operation }) => operation === 'help.views');
    expect(seen?.query).toEqual({ pageType: 'article' });
  });

  it("say if they couldn't be loaded", async () => {
    draw({ 'helpArticles.list': failed, 'helpCategories.list': failed, 'help.views': failed });
    expect(await screen.findAllByText('Failed to load')).toHaveLength(3);
  });
});

describe('the address', () => {
  const title = () => screen.findByLabelText<HTMLInputElement>('Title');
  const begin = () => {
    Range.prototype.getClientRects = () => [] as never;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    document.elementFromPoint = () => null;
  };

  it("contains the open article, or that it's a new one", async () => {
    begin();
    const { router } = draw({ 'helpArticles.get': articleLike() });
    await screen.findByText('Descaling');
    for (const [name, search, shown] of [
      ['Edit Descaling', { article: 'a1' }, 'Descaling'],
      ['New Article', { new: '1' }, ''],
      ['Descaling', { article: 'a1' }, 'Descaling'],
    ] as const) {
      press(name);
      expect((await title()).value).toBe(shown);
      expect(router.state.location.search).toEqual(search);
      press('Close');
      await waitFor(() => expect(router.state.location.search).toEqual({}));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it.each([
    ['dismisses the question of the chatbot that it answers', 'question=n1', true, 1],
    ['leaves the questions of those who may not train the chatbot', 'question=n1', false, 0],
    ['is of no question', '', true, 0],
  ])('of a new article %s', async (_, question, mayTrain, dismissed) => {
    begin();
    const made = answerOperations({
      'helpArticles.list': [],
      'helpCategories.list': [],
      'help.views': views,
      'help.report': { votes: [], comments: [], unread: [], answerable: [], searches: [] },
      'helpArticles.create': articleLike(),
      'chatbot.dismiss': undefined,
    });
    const agent = member('agent');
    const permissions = agent.permissions.filter((one) => mayTrain || one !== 'manage_chatbot');
    const { router, client } = drawPage(
      HelpCenterPage,
      { ...agent, permissions },
      {
        path: '/help-center',
        at: `/help-center?new=Why%3F&${question}`,
      },
    );
    client.setQueryData(readKey('chatbot.unanswered'), []);
    client.setQueryData(readKey('chatbot.stats'), null as never);
    expect((await title()).value).toBe('Why?');
    const box = document.querySelector('.ProseMirror') as HTMLElement & {
      editor: { commands: { setContent: (html: string, options: object) => void } };
    };
    act(() => box.editor.commands.setContent('<p>Because.</p>', { emitUpdate: true }));
    press('Create Article');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({});
    await waitFor(() => expect(client.isMutating()).toBe(0));
    const answers = made.filter(({ operation }) => operation === 'chatbot.dismiss');
    expect(answers.map(({ params }) => params)).toEqual(Array(dismissed).fill({ id: 'n1' }));
    expect(client.getQueryState(readKey('chatbot.unanswered'))?.isInvalidated).toBe(dismissed > 0);
  });
});
