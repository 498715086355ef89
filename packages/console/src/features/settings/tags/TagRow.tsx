import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { isUnused } from '../../../data/UsesNote.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { TagDot } from '../../../ui/TagChip.tsx';
import m from '../messages.yaml';
import { DeleteTag } from './DeleteTag.tsx';
import { type Tag, ticketCount, useDeletion } from './use-tags.ts';

type TagRowProps = {
  tag: Tag;
  /** Whether there is no other tag to merge it into. */
  isOnly: boolean;
  onEdit: () => void;
  onMerge: () => void;
};

export function TagRow({ tag, isOnly, onEdit, onMerge }: TagRowProps) {
  const { id, name, color, ticketCount: count, activeCount } = tag;
  const deletion = useDeletion(tag);
  const [asked, setAsked] = useState<{ uses: Schema<'Uses'> | null } | null>(null);

  /** Deletes an unused tag immediately, as that can be undone; otherwise asks first. */
  async function remove() {
    const uses = await callOperation('tags.uses', { id }).catch(() => null);
    if (uses && isUnused(uses)) deletion.write({ id });
    else setAsked({ uses });
  }
  return (
    <li className="flex items-center gap-3 border-b px-4 py-2 last:border-b-0 hover:bg-muted/50">
      <TagDot color={color} />
      <button
        type="button"
        aria-label={m.tagRow.edit({ name })}
        onClick={onEdit}
        className="min-w-0 truncate rounded-sm text-left text-sm font-medium hover:underline"
      >
        {name}
      </button>
      <span className="ml-auto text-right text-xs text-muted-foreground tabular-nums">
        {count > 0 ? (
          <Link
            to="/tickets"
            search={{ tags: id } as never}
            className="rounded-sm hover:text-foreground hover:underline"
          >
            {ticketCount(count)}
            <span className="sr-only"> {m.tagRow.with({ name })}</span>
          </Link>
        ) : (
          m.tagRow.notUsed
        )}
        {activeCount > 0 && (
          <span className="max-sm:block">
            <span className="max-sm:hidden"> · </span>
            {m.tagRow.open({ activeCount })}
          </span>
        )}
      </span>
      <MoreMenu label={m.tagRow.actionsFor({ name })}>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {m.tagRow.edit2}
        </MenuItem>
        <MenuItem icon={<Merge />} disabled={isOnly} onSelect={onMerge}>
          {m.tagRow.mergeIntoAnotherTag}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<Trash2 />}
          destructive
          disabled={deletion.busy}
          onSelect={() => void remove()}
        >
          {m.tagRow.delete}
        </MenuItem>
      </MoreMenu>
      {asked && (
        <DeleteTag
          tag={tag}
          uses={asked.uses}
          onConfirm={() => deletion.write({ id })}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}
