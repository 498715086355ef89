import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { articleLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ArticleTranslations from './ArticleTranslations.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = (languages: ('en' | 'de' | 'fr')[]) => ({
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#3B82F6',
  languages,
  ownWords: [],
});

it('saves an article in an additional language, and says which ones are missing or outdated', async () => {
  const stored = {
    language: 'de' as const,
    title: 'Entkalken',
    content: '<p>Mit Essig</p>',
    isPublished: true,
    isOutdated: true,
    updatedAt: '2026-03-05T12:00:00.000Z',
  };
  const made = answerOperations({
    'publicOrganization.get': site(['en', 'de', 'fr']),
    'helpArticles.translations': [stored],
    'helpArticles.saveTranslation': [stored],
  });
  const onClose = vi.fn();
  drawPage(() => <ArticleTranslations item={articleLike()} onClose={onClose} />, member('agent'));
  expect(await screen.findByText('Mit Essig')).toBeDefined();
  const options = [...screen.getByLabelText<HTMLSelectElement>('Language').options];
  expect(options.map(({ text }) => text)).toEqual(['German (outdated)', 'French (missing)']);
  expect(screen.getByText(/has changed since this translation/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Neu' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Translation' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const saved = made.find(({ operation }) => operation === 'helpArticles.saveTranslation');
  expect(saved?.params).toEqual({ id: 'a1', language: 'de' });
  expect(saved?.body).toMatchObject({ title: 'Neu', isPublished: true });
});

it('says where to add languages', async () => {
  answerOperations({
    'publicOrganization.get': site(['en']),
    'helpArticles.translations': [],
  });
  drawPage(() => <ArticleTranslations item={articleLike()} onClose={() => {}} />, member('agent'));
  expect(await screen.findByText('No other languages')).toBeDefined();
});
