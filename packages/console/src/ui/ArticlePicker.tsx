import m from './messages.yaml';
import { PickerPanel } from './overlays/PickerPanel.tsx';

type Picker = {
  listId: string;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
  active: number;
  pick: (index: number) => void;
  choose: (index: number) => void;
  articles: readonly { id: string; title: string; category: string | null }[];
};

const words = {
  none: m.articlePicker.noPublishedArticleFound,
  failed: m.articlePicker.theArticlesCouldNotBeLoaded,
  found: (count: number) => m.articlePicker.articlesArrowsChooseEnterInserts({ count }),
};

/** The list of help articles above a text box; its parent must be positioned. */
export default function ArticlePicker({ picker }: { picker: Picker }) {
  return (
    <PickerPanel
      {...picker}
      label={m.articlePicker.helpArticles}
      words={words}
      options={picker.articles.map(({ id, title, category }) => ({
        key: id,
        content: (
          <>
            <span className="min-w-0 flex-1 truncate">{title}</span>
            {category && (
              <span className="max-w-[40%] truncate text-xs text-muted-foreground">{category}</span>
            )}
          </>
        ),
      }))}
    />
  );
}
