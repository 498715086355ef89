import { BookOpen } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import type { HelpArticle } from '../article/values.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { DeleteArticle } from './DeleteArticle.tsx';

const ArticleTranslations = lazy(() => import('./ArticleTranslations.tsx'));
const ArticleVersions = lazy(() => import('./ArticleVersions.tsx'));
const ViewArticle = lazy(() => import('./ViewArticle.tsx'));

type ArticleListProps = { onNew: () => void; onEdit: (article: HelpArticle) => void };

/** All articles, filtered by search text and category. */
export function ArticleList({ onNew, onEdit }: ArticleListProps) {
  const [text, setText] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const { data: categories = [] } = useRead('helpCategories.list');
  const q = useLater(text.trim());
  const list = usePages('helpArticles.list', {
    ...(q && { q }),
    ...(categoryId && { categoryId }),
  });
  const create = { label: 'New Article', onClick: onNew };
  return (
    <ResourceCard
      name="Articles"
      title="Articles"
      list={list}
      row={(article, open) => (
        <ArticleRow
          key={article.id}
          article={article}
          category={categories.find(({ id }) => id === article.categoryId)?.name}
          onEdit={() => onEdit(article)}
          onView={() => open('view')}
          onVersions={() => open('versions')}
          onTranslations={() => open('translations')}
          onDelete={() => open('delete')}
        />
      )}
      dialogs={{
        view: ViewArticle,
        versions: ArticleVersions,
        translations: ArticleTranslations,
        delete: DeleteArticle,
      }}
      create={create}
      search={{ text, onText: setText, placeholder: 'Search articles...' }}
      filters={[
        {
          label: 'Category',
          value: categoryId,
          options: [
            { value: '', label: 'All Categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: 'No category' },
          ],
          onChange: setCategoryId,
        },
      ]}
      empty={{
        icon: <BookOpen />,
        title: 'No articles yet',
        text: 'Write down what your customers ask most. They find it in the help center, and so does the chatbot.',
        action: create,
      }}
      notFound={{ title: 'No articles found', text: 'No article holds what you search for.' }}
    />
  );
}
