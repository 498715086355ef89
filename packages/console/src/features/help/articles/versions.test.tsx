import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { articleLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ArticleVersions from './ArticleVersions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const version = (number: number) => ({
  number,
  title: 'Descaling',
  author: { firstName: 'Ada', lastName: 'Lovelace' },
  createdAt: '2026-03-05T12:00:00.000Z',
});

it('shows how an earlier version differs from now, and restores it', async () => {
  const made = answerOperations({
    'helpArticles.versions': [version(3), version(2), version(1)],
    'helpArticles.version': {
      ...version(2),
      content: '<p>Use vinegar.</p>',
      changes: [
        { kind: 'removed', text: 'Use vinegar.' },
        { kind: 'added', text: 'Use lemon acid.' },
      ],
    },
    'helpArticles.restore': articleLike(),
  });
  const onClose = vi.fn();
  drawPage(() => <ArticleVersions item={articleLike()} onClose={onClose} />, member('agent'));
  expect((await screen.findByText('Use vinegar.')).textContent).toBe('Removed: Use vinegar.');
  expect(screen.getAllByText('Ada Lovelace')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const restored = made.find(({ operation }) => operation === 'helpArticles.restore');
  expect(restored?.params).toEqual({ id: 'a1', number: '2' });
});

it('says if there is no earlier version', async () => {
  answerOperations({ 'helpArticles.versions': [version(1)] });
  drawPage(() => <ArticleVersions item={articleLike()} onClose={() => {}} />, member('agent'));
  expect(await screen.findByText('No earlier versions')).toBeDefined();
});
