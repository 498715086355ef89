import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { Paperclip, Pencil, Trash2, Users } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { ResourceRow } from '../../ui/resource/ResourceRow.tsx';
import m from './messages.yaml';
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
          {visibility === 'team' && <Badge icon={<Users />}>{m.replyRow.team}</Badge>}
        </>
      }
      text={format === 'markdown' ? wordsOfMarkdown(text) : text}
      facts={
        <>
          {folder && <span className="wrap-anywhere">{folder} ·</span>}
          {lastUsedAt ? (
            <span>{m.replyRow.usedTimes.rich({ useCount, ago: <Ago at={lastUsedAt} /> })}</span>
          ) : (
            <span>{m.replyRow.notUsedYet}</span>
          )}
        </>
      }
      actions={
        mayChange && (
          <>
            <IconButton label={m.replyRow.edit({ title })} onClick={onEdit}>
              <Pencil />
            </IconButton>
            <IconButton
              label={m.replyRow.delete({ title })}
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
          <span className="sr-only">{m.replyRow.files}</span>
          <span className="min-w-0 truncate">{files.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </ResourceRow>
  );
}
