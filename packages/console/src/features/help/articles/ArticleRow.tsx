import { fullName } from '@helpdesk/sdk/rules/names';
import { Eye, History, Languages, Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ResourceRow } from '../../../ui/resource/ResourceRow.tsx';
import type { HelpArticle } from '../article/values.ts';

/** The excerpt that the server returns. */
const EXCERPT = 150;

type ArticleRowProps = {
  article: HelpArticle;
  category: string | undefined;
  onEdit: () => void;
  onView: () => void;
  onVersions: () => void;
  onTranslations: () => void;
  onDelete: () => void;
};

export function ArticleRow({
  article,
  category,
  onEdit,
  onView,
  onVersions,
  onTranslations,
  onDelete,
}: ArticleRowProps) {
  const { title, excerpt, isPublished, draft, viewCount, updatedAt, author, tags } = article;
  const writer = fullName(author);
  const known = [category, `${viewCount.toLocaleString()} ${viewCount === 1 ? 'view' : 'views'}`];
  return (
    <ResourceRow
      name={title}
      onOpen={onEdit}
      badges={
        <>
          <Badge tone={isPublished ? 'success' : 'neutral'}>
            {isPublished ? 'Published' : article.isInternal ? 'Internal' : 'Draft'}
          </Badge>
          {draft && <Badge tone="warning">Unsaved draft</Badge>}
        </>
      }
      text={excerpt && `${excerpt}${excerpt.length >= EXCERPT ? '…' : ''}`}
      facts={
        <>
          <span>
            {known.filter(Boolean).join(' · ')} · Updated <Ago at={updatedAt} isInline />
            {writer && ` · ${writer}`}
          </span>
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {tags.length > 3 && <span>+{tags.length - 3}</span>}
        </>
      }
      actions={
        <>
          <IconButton label={`Edit ${title}`} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={`View ${title}`} onClick={onView}>
            <Eye />
          </IconButton>
          <IconButton label={`Translations of ${title}`} onClick={onTranslations}>
            <Languages />
          </IconButton>
          <IconButton label={`Versions of ${title}`} onClick={onVersions}>
            <History />
          </IconButton>
          <IconButton label={`Delete ${title}`} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </>
      }
    />
  );
}
