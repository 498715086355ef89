import { fullName } from '@helpdesk/sdk/rules/names';
import { Eye, History, Languages, Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ResourceRow } from '../../../ui/resource/ResourceRow.tsx';
import type { HelpArticle } from '../article/values.ts';
import m from '../messages.yaml';

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
  const known = [category, m.articleRow.views({ viewCount })];
  return (
    <ResourceRow
      name={title}
      onOpen={onEdit}
      badges={
        <>
          <Badge tone={isPublished ? 'success' : 'neutral'}>
            {isPublished
              ? m.articleRow.published
              : article.isInternal
                ? m.articleRow.internal
                : m.articleRow.draft}
          </Badge>
          {draft && <Badge tone="warning">{m.articleRow.unsavedDraft}</Badge>}
        </>
      }
      text={excerpt}
      facts={
        <>
          <span>
            {m.articleRow.updated.rich({
              filter: known.filter(Boolean).join(' · '),
              ago: <Ago at={updatedAt} isInline />,
              value: writer && ` · ${writer}`,
            })}
          </span>
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {tags.length > 3 && <span>+{tags.length - 3}</span>}
        </>
      }
      actions={
        <>
          <IconButton label={m.articleRow.edit({ title })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={m.articleRow.view({ title })} onClick={onView}>
            <Eye />
          </IconButton>
          <IconButton label={m.articleRow.translationsOf({ title })} onClick={onTranslations}>
            <Languages />
          </IconButton>
          <IconButton label={m.articleRow.versionsOf({ title })} onClick={onVersions}>
            <History />
          </IconButton>
          <IconButton label={m.articleRow.delete({ title })} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </>
      }
    />
  );
}
