import { BookOpen } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import type { HelpArticle } from '../article/values.ts';
import m from '../messages.yaml';
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
  const create = { label: m.articleList.newArticle, onClick: onNew };
  return (
    <ResourceCard
      name={m.articleList.articles}
      title={m.articleList.articles}
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
      search={{ text, onText: setText, placeholder: m.articleList.searchArticles }}
      filters={[
        {
          label: m.articleList.category,
          value: categoryId,
          options: [
            { value: '', label: m.articleList.allCategories },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: m.articleList.noCategory },
          ],
          onChange: setCategoryId,
        },
      ]}
      empty={{
        icon: <BookOpen />,
        title: m.articleList.noArticlesYet,
        text: m.articleList.writeDownWhatYourCustomersAsk,
        action: create,
      }}
      notFound={{
        title: m.articleList.noArticlesFound,
        text: m.articleList.noArticleHoldsWhatYouSearch,
      }}
    />
  );
}
