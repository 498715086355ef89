import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { ChevronDown, ChevronUp, Pencil, Trash2, Users } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ResourceRow } from '../../../ui/resource/ResourceRow.tsx';
import m from '../messages.yaml';
import { type Macro, useDeletion, useMayChange, useMove } from './macros.ts';
import { macroSteps } from './step-texts.ts';

type MacroRowProps = {
  macro: Macro;
  /** Whether it's the last macro of its owner. */
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
    <ResourceRow
      name={name}
      onOpen={mayChange ? onEdit : undefined}
      badges={visibility === 'team' && <Badge icon={<Users />}>{m.macroRow.team}</Badge>}
      text={wordsOf(macro)}
      facts={
        lastUsedAt ? (
          <span>{m.macroRow.usedTimes.rich({ useCount, ago: <Ago at={lastUsedAt} /> })}</span>
        ) : (
          m.macroRow.notUsedYet
        )
      }
      actions={
        mayChange && (
          <>
            <IconButton
              label={m.macroRow.moveUp({ name })}
              disabled={position === 0}
              onClick={() => move.to(macro, position - 1)}
            >
              <ChevronUp />
            </IconButton>
            <IconButton
              label={m.macroRow.moveDown({ name })}
              disabled={isLast}
              onClick={() => move.to(macro, position + 1)}
            >
              <ChevronDown />
            </IconButton>
            <IconButton label={m.macroRow.edit({ name })} onClick={onEdit}>
              <Pencil />
            </IconButton>
            <IconButton
              label={m.macroRow.delete({ name })}
              disabled={deletion.busy}
              onClick={() => deletion.write({ id })}
            >
              <Trash2 />
            </IconButton>
          </>
        )
      }
    >
      <p className="mt-1 text-sm wrap-anywhere">{macroSteps(macro, nameOf).join(' · ')}</p>
    </ResourceRow>
  );
}
