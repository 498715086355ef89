import { Undo2 } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useSorting } from '../../../ui/use-sorting.ts';
import m from '../messages.yaml';
import { AddField } from './AddField.tsx';
import { FieldCard } from './FieldCard.tsx';
import type { Action, Builder } from './reduce.ts';
import { type Sentences, sentencesOfField } from './validate.ts';

type FieldListProps = {
  builder: Builder;
  sentences: Sentences;
  isSaved: (fieldId: string) => boolean;
  onAction: (action: Action) => void;
};

/** The fields in order, to be added, sorted, expanded, duplicated, removed and restored. */
export function FieldList({ builder, sentences, isSaved, onAction }: FieldListProps) {
  const { openId, removed, said } = builder;
  const { fields } = builder.draft;
  const { listProps, dragged, handleOf } = useSorting((id, to) => {
    if (fields[to]?.id !== id) onAction({ do: 'move', id, to });
  });
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [removed]);
  useFocusOnNew(fields.length, openId);

  function putBack() {
    if (!removed) return;
    onAction({ do: 'undo' });
    requestAnimationFrame(() => document.getElementById(`field-${removed.field.id}`)?.focus());
  }

  const removedRow = removed && (
    <li className="flex items-center justify-between gap-2 rounded-lg border border-dashed px-3 py-1.5 text-sm text-muted-foreground">
      <span className="truncate">
        {m.fieldList.removed({ field: removed.field.label || m.fieldList.untitledQuestion })}
      </span>
      <Button ref={undo} size="sm" icon={<Undo2 />} onClick={putBack}>
        {m.fieldList.undo}
      </Button>
    </li>
  );

  return (
    <section aria-label={m.fieldList.fields} className="flex flex-col gap-2.5">
      <ol {...listProps} className="flex flex-col gap-2">
        {fields.map((field, index) => (
          <Fragment key={field.id}>
            {removed?.index === index && removedRow}
            <FieldCard
              field={field}
              index={index}
              others={fields.filter((other) => other !== field)}
              isOpen={openId === field.id}
              isSaved={isSaved(field.id)}
              isDragged={dragged === field.id}
              sentences={sentencesOfField(sentences, index)}
              handle={handleOf(field.id)}
              onAction={onAction}
            />
          </Fragment>
        ))}
        {removed && removed.index >= fields.length && removedRow}
      </ol>
      {sentences.has('fields') && (
        <p role="alert" className="text-sm text-destructive-text">
          {sentences.get('fields')}
        </p>
      )}
      <AddField onAdd={(type) => onAction({ do: 'add', type })} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Focuses the label of a new field. */
function useFocusOnNew(count: number, openId: string | null) {
  const before = useRef(count);
  useEffect(() => {
    const isNew = count > before.current;
    before.current = count;
    if (!isNew || !openId) return;
    const card = document.getElementById(`field-${openId}`)?.closest('li');
    const input = card?.querySelector('input');
    card?.scrollIntoView({ block: 'nearest' });
    input?.focus();
    input?.select();
  }, [count, openId]);
}
