import { BookOpen, Eye, FolderOpen } from 'lucide-react';
import { useRead } from '../../data/use-read.ts';
import { Figure } from '../../ui/Figure.tsx';
import m from './messages.yaml';

const count = (value: number | undefined) => value?.toLocaleString();

/** The number of articles, and how often they were viewed. */
export function HelpStats() {
  const all = useRead('helpArticles.list', { limit: 1 });
  const published = useRead('helpArticles.list', { limit: 1, isPublished: true });
  const categories = useRead('helpCategories.list');
  const views = useRead('help.views', { pageType: 'article' });
  return (
    <ul
      aria-label={m.helpStats.summary}
      className="grid grid-cols-2 gap-3 max-lg:[&>:last-child]:col-span-2 lg:grid-cols-3"
    >
      <Figure
        icon={BookOpen}
        label={m.helpStats.totalArticles}
        value={count(all.data?.total)}
        note={published.data && m.helpStats.published({ count: count(published.data.total) })}
        failed={all.isError}
      />
      <Figure
        icon={FolderOpen}
        label={m.helpStats.categories}
        value={count(categories.data?.length)}
        note={m.helpStats.inTheHelpCenter}
        failed={categories.isError}
      />
      <Figure
        icon={Eye}
        label={m.helpStats.totalViews}
        value={count(views.data?.viewCount)}
        note={m.helpStats.eachReaderOnceADay}
        failed={views.isError}
      />
    </ul>
  );
}
