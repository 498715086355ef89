import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { Paperclip, Pencil, Trash2, Users } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { type CannedReply, useDeletion, useMayChange } from './replies.ts';

type ReplyRowProps = { reply: CannedReply; onEdit: () => void };

export function ReplyRow({ reply, onEdit }: ReplyRowProps) {
  const { id, title, shortcut, text, format, files, folder, visibility, useCount, lastUsedAt } =
    reply;
  const mayChange = useMayChange()(reply);
  const deletion = useDeletion();
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3 last:border-b-0 hover:bg-muted/50">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {mayChange ? (
            <button
              type="button"
              onClick={onEdit}
              className="max-w-full rounded-sm text-left font-medium wrap-anywhere hover:underline"
            >
              {title}
            </button>
          ) : (
            <span className="font-medium wrap-anywhere">{title}</span>
          )}
          {shortcut && <Kbd>/{shortcut}</Kbd>}
          {visibility === 'team' && <Badge icon={<Users />}>Team</Badge>}
        </p>
        <p className="mt-1 line-clamp-2 text-sm text-muted-foreground wrap-anywhere">
          {format === 'markdown' ? wordsOfMarkdown(text) : text}
        </p>
        {files.length > 0 && (
          <p className="mt-1 flex items-center gap-1.5 text-xs text-muted-foreground">
            <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="sr-only">Files:</span>
            <span className="min-w-0 truncate">{files.map(({ name }) => name).join(', ')}</span>
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-1.5 text-xs text-muted-foreground">
          {folder && <span className="wrap-anywhere">{folder} ·</span>}
          {lastUsedAt ? (
            <span>
              Used {useCount.toLocaleString()} {useCount === 1 ? 'time' : 'times'} ·{' '}
              <Ago at={lastUsedAt} />
            </span>
          ) : (
            <span>Not used yet</span>
          )}
        </p>
      </div>
      {mayChange && (
        <div className="flex items-center gap-0.5">
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
        </div>
      )}
    </li>
  );
}
