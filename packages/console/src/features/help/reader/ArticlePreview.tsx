import { useRead } from '../../../data/use-read.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { safeHtml } from './safe-html.ts';
import '../editor/article.css';

export type Readable = {
  title: string;
  content: string;
  categoryId: string | null;
  tags: readonly string[];
  updatedAt?: string;
};

/** An article as its readers see it. */
export function ArticlePreview({ article }: { article: Readable }) {
  const { data: categories = [] } = useRead('helpCategories.list');
  const category = categories.find(({ id }) => id === article.categoryId);
  const tags = article.tags.map((tag) => tag.trim()).filter(Boolean);
  const updated = new Date(article.updatedAt ?? Date.now());
  return (
    <article className="mx-auto max-w-[44rem] px-5 py-8 sm:py-12">
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        {category && <Badge tone="accent">{category.name}</Badge>}
        <span>Updated {updated.toLocaleDateString(undefined, { dateStyle: 'medium' })}</span>
      </div>
      <h1 className="mt-3 text-3xl font-semibold tracking-tight text-balance wrap-anywhere">
        {article.title || 'Untitled article'}
      </h1>
      <div
        className="article-text mt-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml leaves no scripts in it
        dangerouslySetInnerHTML={{ __html: safeHtml(article.content) }}
      />
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-8 flex flex-wrap gap-1.5 border-t pt-5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
