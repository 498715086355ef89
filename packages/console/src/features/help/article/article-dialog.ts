import type { HelpArticle } from './values.ts';

/** The props of the article dialog. */
export type ArticleDialogProps = {
  /** The article's id; null to create one. */
  id: string | null;
  /** The title of a new article, and the unanswered question that it answers. */
  title?: string | undefined;
  onSaved: (article: HelpArticle) => void;
  onClose: () => void;
};
