import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { ChevronDown, ChevronUp, Pencil, Trash2, Users } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type Macro, useDeletion, useMayChange, useMove } from './macros.ts';
import { macroSteps } from './step-texts.ts';

type MacroRowProps = {
  macro: Macro;
  /** Whether it is the last of its owner's. */
  isLast: boolean;
  nameOf: (userId: string) => string;
  onEdit: () => void;
};

function wordsOf({ reply, replyFormat, note, noteFormat }: Macro) {
  const [text, format] = reply === null ? [note, noteFormat] : [reply, replyFormat];
  return text && format === 'markdown' ? wordsOfMarkdown(text) : text;
}

export function MacroRow({ macro, isLast, nameOf, onEdit }: MacroRowProps) {
  const { id, name, visibility, position, useCount, lastUsedAt } = macro;
  const mayChange = useMayChange()(macro);
  const deletion = useDeletion();
  const move = useMove();
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3 max-sm:flex-col max-sm:gap-1 last:border-b-0 hover:bg-muted/50">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {mayChange ? (
            <button
              type="button"
              onClick={onEdit}
              className="max-w-full rounded-sm text-left font-medium wrap-anywhere hover:underline"
            >
              {name}
            </button>
          ) : (
            <span className="font-medium wrap-anywhere">{name}</span>
          )}
          {visibility === 'team' && <Badge icon={<Users />}>Team</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere">{macroSteps(macro, nameOf).join(' · ')}</p>
        <p className="mt-1 line-clamp-2 text-sm text-muted-foreground wrap-anywhere empty:hidden">
          {wordsOf(macro)}
        </p>
        <p className="mt-1.5 text-xs text-muted-foreground">
          {lastUsedAt ? (
            <>
              Used {useCount.toLocaleString()} {useCount === 1 ? 'time' : 'times'} ·{' '}
              <Ago at={lastUsedAt} />
            </>
          ) : (
            'Not used yet'
          )}
        </p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap items-center justify-end gap-0.5 max-sm:self-end">
          <IconButton
            label={`Move ${name} up`}
            disabled={position === 0}
            onClick={() => move.to(macro, position - 1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => move.to(macro, position + 1)}
          >
            <ChevronDown />
          </IconButton>
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton
            label={`Delete ${name}`}
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
