import { fieldCatalog } from '@helpdesk/sdk/rules/field-kinds';
import { ArrowDown, ArrowUp, ChevronDown, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type FormField, fieldIcons } from '../field-types.ts';
import m from '../messages.yaml';
import { FieldEditor } from './FieldEditor.tsx';
import type { Action } from './reduce.ts';
import type { Sentences } from './validate.ts';

type FieldCardProps = {
  field: FormField;
  index: number;
  others: readonly FormField[];
  isOpen: boolean;
  isSaved: boolean;
  isDragged: boolean;
  sentences: Sentences;
  handle: ComponentProps<'span'>;
  onAction: (action: Action) => void;
};

/** A field of the list; when expanded, it shows all its settings. */
export function FieldCard(props: FieldCardProps) {
  const { field, index, others, isOpen, isSaved, isDragged, sentences, handle, onAction } = props;
  const { id, label, type } = field;
  const { label: typeLabel } = fieldCatalog[type];
  const Icon = fieldIcons[type];
  const name = label || m.fieldCard.untitledQuestion;
  const move = (to: number) => onAction({ do: 'move', id, to });

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(index + step);
  }

  return (
    <li
      data-id={id}
      onKeyDown={onKeyDown}
      className={cx(
        'rounded-lg border bg-card shadow-card dark:bg-raised',
        sentences.size > 0 && 'border-destructive',
        isDragged && 'border-accent shadow-raised',
      )}
    >
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-1">
        <span
          {...handle}
          aria-hidden="true"
          title={m.fieldCard.dragToSortOrPressAlt}
          className="flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-faint-foreground hover:text-foreground active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </span>
        <button
          type="button"
          id={`field-${id}`}
          aria-expanded={isOpen}
          onClick={() => onAction({ do: 'open', id: isOpen ? null : id })}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-md py-1 text-left"
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          <span className="truncate text-sm font-medium">{name}</span>
          {field.required && (
            <span className="text-destructive-text">
              <span aria-hidden="true">*</span>
              <span className="sr-only">{m.fieldCard.required}</span>
            </span>
          )}
          <span className="ml-auto shrink-0 text-xs text-muted-foreground max-sm:sr-only">
            {typeLabel}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-faint-foreground', isOpen && 'rotate-180')}
          />
        </button>
        <Actions
          name={name}
          index={index}
          last={others.length}
          move={move}
          id={id}
          act={onAction}
        />
      </div>
      {isOpen && (
        <FieldEditor
          field={field}
          others={others}
          isSaved={isSaved}
          sentences={sentences}
          onChange={(changed) => onAction({ do: 'change', field: changed })}
        />
      )}
    </li>
  );
}

type ActionsProps = {
  name: string;
  id: string;
  index: number;
  last: number;
  move: (to: number) => void;
  act: (action: Action) => void;
};

// At either end the button stays focusable; otherwise keyboard users would lose their place.
function Actions({ name, id, index, last, move, act }: ActionsProps) {
  return (
    <>
      <IconButton
        label={m.fieldCard.moveUp({ name })}
        aria-disabled={index === 0}
        onClick={() => move(index - 1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={m.fieldCard.moveDown({ name })}
        aria-disabled={index === last}
        onClick={() => move(index + 1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowDown />
      </IconButton>
      <IconButton
        label={m.fieldCard.duplicate({ name })}
        onClick={() => act({ do: 'duplicate', id })}
      >
        <Copy />
      </IconButton>
      <IconButton label={m.fieldCard.remove({ name })} onClick={() => act({ do: 'remove', id })}>
        <Trash2 />
      </IconButton>
    </>
  );
}
