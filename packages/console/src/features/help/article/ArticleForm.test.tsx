import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { shownToast, toast } from '../../../data/toast.ts';
import { articleLike, categoryLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, heldAnswer } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ArticleDialog from './ArticleDialog.tsx';
import { keep, readKept } from './kept.ts';
import { answerVersions } from './test-versions.ts';
import { emptyValues } from './values.ts';

const saved = vi.fn();
const closed = vi.fn();
const begun = { ...emptyValues, title: 'Begun', slug: 'begun', content: '<p>Half.</p>' };
const begin = () =>
  keep('o1:u1', null, { values: begun, at: '2026-03-05T12:00:00.000Z', version: null });

async function open(id: string | null, answers: Parameters<typeof answerOperations>[0] = {}) {
  const made = answerOperations({
    'helpCategories.list': [categoryLike(), categoryLike({ id: 'c2', name: 'Orders' })],
    'helpArticles.get': articleLike(),
    'helpArticles.saveDraft': articleLike(),
    ...answers,
  });
  answerVersions({ GET: '"v1"', PUT: '"v2"' });
  const drawn = drawPage(
    () => <ArticleDialog id={id} onSaved={saved} onClose={closed} />,
    member('agent'),
  );
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  const bodies = (asked: OperationId) =>
    made.filter(({ operation }) => operation === asked).map(({ body }) => body);
  return { made, bodies, title, dialog: screen.getByRole('dialog'), ...drawn };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const [previewButton, previewToggle] = [0, 1].map(
  (at) => () => screen.getAllByRole('button', { name: /^(Preview|Write)$/ })[at] as HTMLElement,
) as [() => HTMLElement, () => HTMLElement];

beforeEach(() => {
  // The public page can't be loaded, so the preview is unstyled.
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
  localStorage.clear();
  saved.mockClear();
  closed.mockClear();
  toast({ title: '' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening an article', () => {
  it("shows that it's loading or failed to load, and can retry", async () => {
    const answers = [failed, articleLike()];
    answerOperations({
      'helpArticles.get': () => answers.shift() ?? failed,
      'helpCategories.list': [],
    });
    drawPage(() => <ArticleDialog id="a1" onSaved={saved} onClose={closed} />, member('agent'));
    expect(await screen.findByText('Loading article...')).toBeDefined();
    expect(await screen.findByText(/Something went wrong/)).toBeDefined();
    press('Close');
    expect(closed).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(closed).toHaveBeenCalledTimes(2);
    press('Try again');
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Descaling');
  });

  it('focuses the title, and closes without a toast if nothing changed', async () => {
    const { title, made, unmount } = await open('a1');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('No changes')).toBeDefined();
    press('Close');
    expect(closed).toHaveBeenCalledOnce();
    expect(shownToast()?.title).toBe('');
    unmount();
    expect(made.map(({ operation }) => operation)).not.toContain('helpArticles.saveDraft');
  });

  it('saves a draft while the user types, and shows it', async () => {
    // Decided by the request's content: on a slow machine, the first draft may be retried before the second title is
    // typed.
    const { bodies } = await open('a1', {
      'helpArticles.saveDraft': ({ body }) =>
        (body as { title: string }).title === 'Descaling it' ? failed : articleLike(),
    });
    type('Title', 'Descaling it');
    expect(screen.getByText('Saving draft...')).toBeDefined();
    expect(await screen.findByText('Draft kept on this device')).toBeDefined();
    type('Title', 'Descaling them');
    expect(await screen.findByText('Draft saved')).toBeDefined();
    const sent = bodies('helpArticles.saveDraft').map((body) => (body as { title: string }).title);
    expect([...new Set(sent)]).toEqual(['Descaling it', 'Descaling them']);
    expect(readKept('o1:u1', 'a1')).toBeNull();
  });
});

describe('a new article', () => {
  it('is stored on this device, and says so on closing', async () => {
    const { dialog } = await open(null);
    expect(screen.getByText('Nothing written yet')).toBeDefined();
    type('Title', 'Begun');
    expect(screen.getByText('Draft kept on this device')).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(closed).toHaveBeenCalledOnce();
    expect(shownToast()).toMatchObject({
      title: 'Draft kept on this device',
      text: "You'll find it here when you write your next article.",
    });
  });

  it('can be started over, after a question', async () => {
    begin();
    const { bodies, title } = await open(null);
    type('Slug', 'other');
    press('Start over');
    const question = () => screen.queryByRole('dialog', { name: 'Discard this draft?' });
    expect(question()?.textContent).toContain('Your draft will be permanently deleted.');
    fireEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(title.value).toBe('Begun');
    press('Start over');
    press('Discard draft');
    await waitFor(() => expect(title.value).toBe(''));
    expect(question()).toBeNull();
    expect(screen.getByText('Nothing written yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await waitFor(() => expect(document.querySelector('.ProseMirror')?.textContent).toBe(''));
    expect(readKept('o1:u1', null)).toBeNull();
    type('Title', 'Anew, again');
    expect(value('Slug')).toBe('anew-again');
    expect(bodies('helpArticles.discardDraft')).toEqual([]);
  });

  it('is sent under one idempotency key until it arrives, and its lists are refetched', async () => {
    begin();
    const answers = [failed, articleLike()];
    const { made, client, unmount } = await open(null, {
      'helpArticles.create': () => answers.shift() ?? failed,
    });
    const reads = ['helpArticles.list', 'help.views', 'search.query', 'chatbot.stats'] as const;
    for (const id of reads) client.setQueryData(readKey(id), null);
    const keyOf = () =>
      made
        .filter(({ operation }) => operation === 'helpArticles.create')
        .map(({ headers }) => headers.get('Idempotency-Key'));
    press('Create Article');
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Failed to create article' }));
    press('Create Article');
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(articleLike()));
    const [first, second] = keyOf();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(reads.every((id) => client.getQueryState(readKey(id))?.isInvalidated)).toBe(true);
    unmount();
    expect(made.map(({ operation }) => operation)).not.toContain('helpArticles.saveDraft');
  });

  it("has a slug that follows its title, also again once it's emptied", async () => {
    await open(null);
    type('Title', 'One two');
    expect(value('Slug')).toBe('one-two');
    type('Slug', 'Mine & Yours');
    type('Title', 'Three');
    expect(value('Slug')).toBe('Mine & Yours');
    fireEvent.blur(screen.getByLabelText('Slug'));
    expect(value('Slug')).toBe('mine-yours');
    type('Slug', '');
    type('Title', 'Four');
    expect(value('Slug')).toBe('four');
    type('Slug', '');
    fireEvent.blur(screen.getByLabelText('Slug'));
    expect(value('Slug')).toBe('four');
  });
});

describe('saving an article', () => {
  it('with Ctrl+S happens once, with the version that the edit is based on', async () => {
    const held = heldAnswer(articleLike());
    const { made, title, bodies } = await open('a1', { 'helpArticles.update': held.answer });
    type('Title', 'Descaling it');
    expect(fireEvent.keyDown(title, { key: 's' })).toBe(true);
    expect(fireEvent.keyDown(title, { key: 'd', ctrlKey: true })).toBe(true);
    expect(bodies('helpArticles.update')).toEqual([]);
    expect(fireEvent.keyDown(title, { key: 'S', metaKey: true })).toBe(false);
    await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('true'));
    expect(fireEvent.keyDown(title, { key: 's', ctrlKey: true })).toBe(false);
    press('Save Changes');
    held.release();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(bodies('helpArticles.update')).toEqual([
      {
        title: 'Descaling it',
        content: '<p>Use lemon acid.</p>',
        slug: 'descaling',
        categoryId: 'c1',
        tags: ['kettle', 'lime', 'scale', 'water'],
        isPublished: true,
      },
    ]);
    const sent = made.find(({ operation }) => operation === 'helpArticles.update');
    expect(sent?.params).toEqual({ id: 'a1' });
    expect(sent?.headers.get('If-Match')).toBe('"v1"');
    expect(bodies('helpArticles.saveDraft')).toEqual([]);
    expect(readKept('o1:u1', 'a1')).toBeNull();
  });

  it.each([
    [
      new MockedRefusal(409, 'An article with this slug already exists', 'slug_taken'),
      'Slug',
      'An article with this slug already exists',
    ],
    [
      new MockedRefusal(400, 'No', 'validation_failed', [
        { field: 'tags.1', code: 'x', message: 'Wrong tag' },
        { field: 'tags', code: 'x', message: 'Other' },
      ]),
      'Tags',
      'Wrong tag',
    ],
  ])('shows an error at its field until that changes (%#)', async (refusal, label, text) => {
    await open('a1', { 'helpArticles.update': refusal });
    press('Save Changes');
    const note = await screen.findByText(text);
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(note.id);
    expect(screen.queryByText('Other')).toBeNull();
    type('Title', 'Other title');
    expect(screen.getByText(text)).toBeDefined();
    type(label, 'other');
    expect(screen.queryByText(text)).toBeNull();
    expect(closed).not.toHaveBeenCalled();
  });

  it('closes the preview to show missing fields', async () => {
    const { title } = await open(null);
    fireEvent.click(previewButton());
    expect(await screen.findByText('Untitled article')).toBeDefined();
    press('Create Article');
    expect(await screen.findByText('Title is required')).toBeDefined();
    expect(screen.queryByText('Untitled article')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows the version of another user who saved first', async () => {
    const stale = new MockedRefusal(412, 'Changed', 'stale');
    const { title } = await open('a1', { 'helpArticles.update': stale });
    type('Title', 'Mine');
    press('Save Changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Show their version' }));
    const theirs = await screen.findByRole('dialog', { name: 'Their version' });
    expect(await within(theirs).findByRole('heading', { name: 'Descaling' })).toBeDefined();
    fireEvent.click(within(theirs).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Their version' })).toBeNull();
    expect(title.value).toBe('Mine');
  });
});

describe('writing an article', () => {
  it('moves from the title to the text with Enter, but not while composing a word', async () => {
    const { title } = await open('a1');
    title.focus();
    expect(fireEvent.keyDown(title, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(title, { key: 'Enter', isComposing: true })).toBe(true);
    expect(document.activeElement).toBe(title);
    expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(false);
    expect(document.activeElement?.matches('.ProseMirror')).toBe(true);
  });

  it('can be previewed; Escape closes the preview first', async () => {
    const { dialog, title } = await open('a1');
    type('Tags', ' acid ,, lime');
    const texts = () =>
      [previewButton(), previewToggle()].map((one) => one.getAttribute('aria-pressed'));
    expect(texts()).toEqual(['false', 'false']);
    fireEvent.click(previewToggle());
    expect(texts()).toEqual(['true', 'true']);
    expect(previewButton().textContent).toBe('Write');
    expect(previewToggle().getAttribute('aria-label')).toBe('Write');
    expect(await screen.findByRole('heading', { name: 'Descaling' })).toBeDefined();
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['acid', 'lime']);
    expect(title.closest('[hidden]')).not.toBeNull();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(title.closest('[hidden]')).toBeNull());
    expect(closed).not.toHaveBeenCalled();
    expect(previewButton().textContent).toBe('Preview');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(closed).toHaveBeenCalledOnce();
    expect(shownToast()).toMatchObject({
      title: 'Draft saved',
      text: "Readers don't see it until you save the article.",
    });
  });

  it('waits for images that are uploading', async () => {
    const held = heldAnswer({ url: '/files/a.webp', width: 4, height: 3 });
    const { title, bodies } = await open('a1', { 'helpArticles.uploadImage': held.answer });
    const files = [new File(['x'], 'a.png', { type: 'image/png' })];
    fireEvent.change(screen.getByLabelText('Images'), { target: { files } });
    const waiting = await screen.findByRole('button', { name: 'Uploading image...' });
    expect(waiting).toHaveProperty('disabled', true);
    fireEvent.keyDown(title, { key: 's', ctrlKey: true });
    held.release();
    await waitFor(() => expect(button('Save Changes')).toHaveProperty('disabled', false));
    expect(bodies('helpArticles.update')).toEqual([]);
  });

  it('explains the settings', async () => {
    const { bodies } = await open('a1', { 'helpArticles.update': articleLike() });
    await screen.findByText('Orders');
    const noteOf = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
        ?.textContent;
    expect(noteOf('Slug')).toBe('…/public/help/acme/article/descaling');
    type('Slug', 'scale');
    expect(noteOf('Slug')).toBe('The old address redirects to the new one.');
    expect(button('Save Changes').title).toBe('Readers see it immediately');
    expect(screen.getByText('Everyone can read it in the help center.')).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: /Published/ }));
    expect(button('Save Changes').title).toBe('It stays a draft');
    expect(screen.getByText('Draft: only your team sees it.')).toBeDefined();
    const categories = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(categories.map((one) => one.textContent)).toEqual(['No category', 'Care', 'Orders']);
    expect(value('Category')).toBe('c1');
    type('Category', 'none');
    expect(value('Category')).toBe('none');
    type('Category', 'c2');
    type('Tags', 'a, b');
    press('Save Changes');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(bodies('helpArticles.update')).toMatchObject([
      { slug: 'scale', isPublished: false, categoryId: 'c2', tags: ['a', 'b'] },
    ]);
  });

  it('shows the future address of a new article', async () => {
    await open(null);
    expect(screen.getByText('…/public/help/acme/article/…')).toBeDefined();
    type('Title', 'One two');
    expect(screen.getByText('…/public/help/acme/article/one-two')).toBeDefined();
  });

  it("warns of formatting that the editor doesn't support", async () => {
    const content = '<details><summary>A</summary></details>';
    const { dialog } = await open('a1', { 'helpArticles.get': articleLike({ content }) });
    expect(dialog.textContent).toContain(
      "The editor doesn't support some of this article's formatting (details, summary)",
    );
  });

  it('says if the article was saved since the draft was started', async () => {
    const at = '2026-03-07T12:00:00.000Z';
    keep('o1:u1', 'a1', { values: begun, at, version: '"v0"' });
    const { dialog } = await open('a1', { 'helpArticles.discardDraft': undefined });
    expect(dialog.textContent).not.toContain("The editor doesn't support");
    await waitFor(() =>
      expect(dialog.textContent).toContain(
        `You're editing a draft from ${relativeTime(at)}. Readers don't see it yet. Someone else has saved this article since. Saving replaces their changes. Start over`,
      ),
    );
    press('Start over');
    expect(
      screen.getByText(
        'Your unsaved changes will be permanently deleted. The published article stays the same.',
      ),
    ).toBeDefined();
    press('Discard draft');
    await waitFor(() => expect(value('Title')).toBe('Descaling'));
    expect(dialog.textContent).not.toContain("You're editing a draft");
  });
});
