import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ArrowDown, ArrowUp, GripVertical, ListOrdered, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import m from '../messages.yaml';

type CategoryRowProps = {
  category: Schema<'HelpCategory'>;
  index: number;
  count: number;
  isDragged: boolean;
  handle: ComponentProps<'span'>;
  onMove: (to: number) => void;
  onEdit: () => void;
  onOrder: () => void;
  onDelete: () => void;
};

export function CategoryRow(props: CategoryRowProps) {
  const { category, index, count, isDragged, handle, onMove, onEdit, onOrder, onDelete } = props;
  const { id, name, description, articleCount } = category;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    onMove(index + step);
  }

  return (
    <li
      data-id={id}
      onKeyDown={onKeyDown}
      className={cx(
        'flex items-center gap-1 rounded-md pr-0.5 hover:bg-muted/60',
        isDragged && 'bg-raised shadow-raised',
      )}
    >
      <span
        {...handle}
        aria-hidden="true"
        title={m.categoryRow.dragToSortOrPressAlt}
        className="flex h-9 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-faint-foreground hover:text-foreground active:cursor-grabbing"
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        onClick={onEdit}
        title={description ?? undefined}
        className="flex min-w-0 flex-1 items-baseline gap-2 rounded-sm py-2 text-left text-sm"
      >
        <span className={cx('truncate font-medium', category.parentId && 'pl-4')}>{name}</span>
        <span className="ml-auto shrink-0 text-xs text-muted-foreground tabular-nums">
          {articleCount}
          <span className="sr-only"> {m.categoryRow.articles({ articleCount })}</span>
        </span>
      </button>
      <MoreMenu label={m.categoryRow.moreFor({ name })}>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {m.categoryRow.edit}
        </MenuItem>
        <MenuItem icon={<ArrowUp />} disabled={index === 0} onSelect={() => onMove(index - 1)}>
          {m.categoryRow.moveUp}
        </MenuItem>
        <MenuItem
          icon={<ArrowDown />}
          disabled={index === count - 1}
          onSelect={() => onMove(index + 1)}
        >
          {m.categoryRow.moveDown}
        </MenuItem>
        <MenuItem icon={<ListOrdered />} disabled={articleCount < 2} onSelect={onOrder}>
          {m.categoryRow.orderArticles}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={onDelete}>
          {m.categoryRow.delete}
        </MenuItem>
      </MoreMenu>
    </li>
  );
}
