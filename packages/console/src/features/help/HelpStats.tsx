import { BookOpen, Eye, FolderOpen } from 'lucide-react';
import { useRead } from '../../data/use-read.ts';
import { Figure } from '../../ui/Figure.tsx';

const count = (value: number | undefined) => value?.toLocaleString();

/** The number of articles, and how often they were read. */
export function HelpStats() {
  const all = useRead('helpArticles.list', { limit: 1 });
  const published = useRead('helpArticles.list', { limit: 1, isPublished: true });
  const categories = useRead('helpCategories.list');
  const views = useRead('help.views', { pageType: 'article' });
  return (
    <ul
      aria-label="Summary"
      className="grid grid-cols-2 gap-3 max-lg:[&>:last-child]:col-span-2 lg:grid-cols-3"
    >
      <Figure
        icon={BookOpen}
        label="Total Articles"
        value={count(all.data?.total)}
        note={published.data && `${count(published.data.total)} published`}
        failed={all.isError}
      />
      <Figure
        icon={FolderOpen}
        label="Categories"
        value={count(categories.data?.length)}
        note="In the help center"
        failed={categories.isError}
      />
      <Figure
        icon={Eye}
        label="Total Views"
        value={count(views.data?.viewCount)}
        note="Each reader once a day"
        failed={views.isError}
      />
    </ul>
  );
}
