import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { Paperclip, Pencil, Trash2, Users } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { ResourceRow } from '../../ui/resource/ResourceRow.tsx';
import { type CannedReply, useDeletion, useMayChange } from './replies.ts';

type ReplyRowProps = { reply: CannedReply; onEdit: () => void };

export function ReplyRow({ reply, onEdit }: ReplyRowProps) {
  const { id, title, shortcut, text, format, files, folder, visibility, useCount, lastUsedAt } =
    reply;
  const mayChange = useMayChange()(reply);
  const deletion = useDeletion();
  return (
    <ResourceRow
      name={title}
      onOpen={mayChange ? onEdit : undefined}
      badges={
        <>
          {shortcut && <Kbd>/{shortcut}</Kbd>}
          {visibility === 'team' && <Badge icon={<Users />}>Team</Badge>}
        </>
      }
      text={format === 'markdown' ? wordsOfMarkdown(text) : text}
      facts={
        <>
          {folder && <span className="wrap-anywhere">{folder} ·</span>}
          {lastUsedAt ? (
            <span>
              Used {useCount.toLocaleString()} {useCount === 1 ? 'time' : 'times'} ·{' '}
              <Ago at={lastUsedAt} />
            </span>
          ) : (
            <span>Not used yet</span>
          )}
        </>
      }
      actions={
        mayChange && (
          <>
            <IconButton label={`Edit ${title}`} onClick={onEdit}>
              <Pencil />
            </IconButton>
            <IconButton
              label={`Delete ${title}`}
              disabled={deletion.busy}
              onClick={() => deletion.write({ id })}
            >
              <Trash2 />
            </IconButton>
          </>
        )
      }
    >
      {files.length > 0 && (
        <p className="mt-1 flex items-center gap-1.5 text-xs text-muted-foreground">
          <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">Files:</span>
          <span className="min-w-0 truncate">{files.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </ResourceRow>
  );
}
