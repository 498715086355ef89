import { fullName } from '@helpdesk/sdk/rules/names';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { HelpArticle } from '../article/values.ts';

/** The excerpt that the server returns. */
const EXCERPT = 150;

type ArticleRowProps = {
  article: HelpArticle;
  category: string | undefined;
  onEdit: () => void;
  onView: () => void;
  onDelete: () => void;
};

export function ArticleRow({ article, category, onEdit, onView, onDelete }: ArticleRowProps) {
  const { title, excerpt, isPublished, draft, viewCount, updatedAt, author, tags } = article;
  const writer = fullName(author);
  const facts = [category, `${viewCount.toLocaleString()} ${viewCount === 1 ? 'view' : 'views'}`];
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3.5 last:border-b-0 hover:bg-muted/50 max-sm:flex-col max-sm:gap-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            onClick={onEdit}
            className="max-w-full truncate rounded-sm text-left font-medium hover:underline"
          >
            {title}
          </button>
          <Badge tone={isPublished ? 'success' : 'neutral'}>
            {isPublished ? 'Published' : 'Draft'}
          </Badge>
          {draft && <Badge tone="warning">Unsaved draft</Badge>}
        </p>
        <p className="mt-1 line-clamp-2 text-sm text-muted-foreground wrap-anywhere">
          {excerpt}
          {excerpt.length >= EXCERPT && '…'}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
          <span>
            {facts.filter(Boolean).join(' · ')} · Updated <Ago at={updatedAt} isInline />
            {writer && ` · ${writer}`}
          </span>
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {tags.length > 3 && <span>+{tags.length - 3}</span>}
        </p>
      </div>
      <div className="flex items-center gap-0.5 max-sm:-ml-2">
        <IconButton label={`Edit ${title}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`View ${title}`} onClick={onView}>
          <Eye />
        </IconButton>
        <IconButton label={`Delete ${title}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
