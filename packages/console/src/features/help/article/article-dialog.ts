import type { HelpArticle } from './values.ts';

/** The props of the article dialog. */
export type ArticleDialogProps = {
  /** null creates a new one. */
  id: string | null;
  /** The title of a new one, and the unanswered question that it answers. */
  title?: string | undefined;
  onSaved: (article: HelpArticle) => void;
  onClose: () => void;
};
