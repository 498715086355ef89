import type { HelpArticle } from './values.ts';

/** What the dialog of an article is given. */
export type ArticleDialogProps = {
  /** null writes a new one. */
  id: string | null;
  /** What a new one is to be called, and the unanswered question that it answers. */
  title?: string | undefined;
  onSaved: (article: HelpArticle) => void;
  onClose: () => void;
};
