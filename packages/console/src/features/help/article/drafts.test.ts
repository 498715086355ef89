import { MockedRefusal } from '@helpdesk/sdk/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleLike } from '../../../test/articles.ts';
import { answerOperations, failed, heldAnswer } from '../../../test/operations.ts';
import { createDrafts, fetchArticle } from './drafts.ts';
import { readKept } from './kept.ts';
import { answerVersions } from './test-versions.ts';
import { emptyValues, valuesOf } from './values.ts';

const owner = 'o1:u1';
const article = articleLike();
const live = valuesOf(article, true);
const changed = { ...live, title: 'Descaling anew' };
const stale = new MockedRefusal(412, 'This article was changed by someone else', 'stale');

function start(
  answers: Parameters<typeof answerOperations>[0],
  { isNew = false, etag = '"v1"' }: { isNew?: boolean; etag?: string | null } = {},
) {
  const made = answerOperations(answers);
  answerVersions({ GET: '"v9"', PUT: '"v2"' });
  const onState = vi.fn();
  const onStale = vi.fn();
  const stored = isNew ? null : { article, etag };
  const drafts = createDrafts({
    owner,
    stored,
    live: isNew ? emptyValues : live,
    onState,
    onStale,
  });
  const sent = () =>
    made.map(({ operation, headers }) => [operation, headers.get('If-Match')] as const);
  return { made, drafts, onState, onStale, sent };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an article is fetched with its version', async () => {
  start({ 'helpArticles.get': article });
  expect(await fetchArticle('a1')).toEqual({ article, etag: '"v9"' });
});

describe('a change', () => {
  it("is stored in this browser at once, and on the server with the version that it's based on", async () => {
    const { made, drafts, onState, sent } = start({ 'helpArticles.saveDraft': article });
    expect(drafts.version()).toBe('"v1"');
    drafts.change(changed);
    expect(readKept(owner, 'a1')).toEqual({
      values: changed,
      at: expect.stringMatching(/^20.*Z$/),
      version: '"v1"',
    });
    await drafts.flush();
    expect(made[0]).toMatchObject({ params: { id: 'a1' }, body: { title: 'Descaling anew' } });
    expect(made[0]?.body).not.toHaveProperty('isPublished');
    // The server has it now.
    expect(readKept(owner, 'a1')).toBeNull();
    expect(drafts.version()).toBe('"v2"');
    expect(onState.mock.calls.flat()).toEqual(['waiting', 'saving', 'saved']);
    drafts.change({ ...changed, title: 'Once more' });
    await drafts.flush();
    expect(sent()).toEqual([
      ['helpArticles.saveDraft', '"v1"'],
      ['helpArticles.saveDraft', '"v2"'],
    ]);
  });

  it('that is typed while another is sent stays in this browser', async () => {
    const held = heldAnswer(article);
    const { made, drafts } = start({ 'helpArticles.saveDraft': held.answer });
    drafts.change(changed);
    const flushed = drafts.flush();
    const later = { ...changed, title: 'Later' };
    await waitFor(() => expect(made).toHaveLength(1));
    drafts.change(later);
    held.release();
    await flushed;
    expect(readKept(owner, 'a1')?.values).toEqual(later);
    await drafts.drop();
  });

  it('back to the saved values needs no draft', () => {
    const { drafts } = start({});
    drafts.change(changed);
    drafts.change({ ...live, tags: `${live.tags} ,` });
    expect(readKept(owner, 'a1')).toBeNull();
    void drafts.drop();
  });

  it('of a new article is stored only in this browser', async () => {
    const { made, drafts, onState } = start({}, { isNew: true });
    drafts.change(changed);
    expect(readKept(owner, null)).toMatchObject({ values: changed, version: null });
    await drafts.flush();
    expect(made).toEqual([]);
    expect(onState).not.toHaveBeenCalled();
    expect(drafts.version()).toBeUndefined();
    await drafts.meet(stale);
    await drafts.refetch();
    expect(made).toEqual([]);
  });

  it('is sent without a version if the server returned none', async () => {
    const { drafts, sent } = start({ 'helpArticles.saveDraft': article }, { etag: null });
    drafts.change(changed);
    await drafts.flush();
    expect(sent()).toEqual([['helpArticles.saveDraft', null]]);
  });

  it("that couldn't be sent stays in this browser", async () => {
    const { drafts, onState, onStale, sent } = start({ 'helpArticles.saveDraft': failed });
    drafts.change(changed);
    await drafts.flush();
    expect(onState).toHaveBeenLastCalledWith('failed');
    expect(readKept(owner, 'a1')?.values).toEqual(changed);
    expect(onStale).not.toHaveBeenCalled();
    expect(sent()).toHaveLength(1);
    await drafts.drop();
  });
});

describe('when someone else has saved', () => {
  it('no more drafts are sent automatically, and their version is shown', async () => {
    const theirs = articleLike({ title: 'Theirs' });
    const { drafts, onStale, sent } = start({
      'helpArticles.saveDraft': stale,
      'helpArticles.get': theirs,
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    drafts.change(changed);
    await drafts.flush();
    expect(onStale).toHaveBeenCalledExactlyOnceWith(theirs);
    expect(drafts.version()).toBe('"v9"');
    expect(readKept(owner, 'a1')?.values).toEqual(changed);
    drafts.change({ ...changed, title: 'More' });
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(sent().map(([operation]) => operation)).toEqual([
      'helpArticles.saveDraft',
      'helpArticles.get',
    ]);
  });

  it("the version stays unchanged if theirs can't be loaded", async () => {
    const { drafts, onStale } = start({
      'helpArticles.saveDraft': stale,
      'helpArticles.get': failed,
    });
    drafts.change(changed);
    await drafts.flush();
    expect(onStale).not.toHaveBeenCalled();
    expect(drafts.version()).toBe('"v1"');
    await drafts.refetch();
    expect(drafts.version()).toBe('"v1"');
    await drafts.drop();
  });
});

it('a draft that was saved or discarded is deleted, and the version is refetched', async () => {
  const { drafts, sent } = start({ 'helpArticles.get': article });
  drafts.change(changed);
  await drafts.forget();
  expect(readKept(owner, 'a1')).toBeNull();
  await drafts.flush();
  expect(sent()).toEqual([]);
  await drafts.refetch();
  expect(drafts.version()).toBe('"v9"');
});
