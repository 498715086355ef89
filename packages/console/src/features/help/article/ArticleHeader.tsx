import { Eye, PencilLine, X } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import m from '../messages.yaml';
import type { ArticleHook } from './use-article.ts';

type ArticleHeaderProps = {
  article: ArticleHook;
  titleId: string;
  isUploading: boolean;
  isPreviewed: boolean;
  onPreview: () => void;
  onClose: () => void;
};

export function ArticleHeader({
  article,
  titleId,
  isUploading,
  isPreviewed,
  onPreview,
  onClose,
}: ArticleHeaderProps) {
  const isLive = article.values.isPublished;
  const verb = article.isNew ? m.articleHeader.createArticle : m.articleHeader.saveChanges;
  return (
    <header className="flex shrink-0 items-center gap-2 border-b bg-card px-4 py-3 sm:gap-3 sm:px-5">
      <div className="mr-auto min-w-0 leading-tight">
        <h2 id={titleId} className="truncate text-lg font-semibold">
          {article.isNew ? m.articleHeader.newArticle : m.articleHeader.editArticle}
        </h2>
        <p className="truncate text-xs text-muted-foreground">{stateText(article)}</p>
      </div>
      <Button
        icon={isPreviewed ? <PencilLine /> : <Eye />}
        aria-pressed={isPreviewed}
        onClick={onPreview}
        className="max-sm:hidden"
      >
        {isPreviewed ? m.articleHeader.write : m.articleHeader.preview}
      </Button>
      <IconButton
        label={isPreviewed ? m.articleHeader.write : m.articleHeader.preview}
        aria-pressed={isPreviewed}
        onClick={onPreview}
        className="sm:hidden"
      >
        {isPreviewed ? <PencilLine /> : <Eye />}
      </IconButton>
      <Button
        type="submit"
        variant="primary"
        busy={article.busy}
        disabled={isUploading}
        title={isLive ? m.articleHeader.readersSeeItAtOnce : m.articleHeader.itStaysADraft}
      >
        {isUploading ? m.articleHeader.uploadingImage : verb}
      </Button>
      <IconButton label={m.articleHeader.close} onClick={onClose} className="-mr-1.5">
        <X />
      </IconButton>
    </header>
  );
}

function stateText({ isNew, isDirty, saveState }: ArticleHook): string {
  if (!isDirty) return isNew ? m.articleHeader.nothingWrittenYet : m.articleHeader.noChanges;
  if (isNew || saveState === 'failed') return m.articleHeader.draftKeptOnThisDevice;
  if (saveState === 'saving' || saveState === 'waiting') return m.articleHeader.savingDraft;
  return m.articleHeader.draftSaved;
}
