import { useEffect, useRef } from 'react';
import type { MentionPickerState } from './use-mention-picker.ts';

/** The members above a note, in a parent that is positioned. */
export default function MentionPicker({ picker }: { picker: MentionPickerState }) {
  const { isPending, isError, options, active, listId } = picker;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const id = `${listId}-${active}`;
    list.current?.querySelector(`[id="${id}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);
  const said = isPending
    ? ''
    : options.length === 0
      ? 'No member found'
      : `${options.length} ${options.length === 1 ? 'member' : 'members'}, arrows choose, Enter inserts`;
  return (
    <>
      <span role="status" className="sr-only">
        {!isError && said}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the text box */}
      <div
        ref={list}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 bottom-full z-30 mb-1 max-h-[min(18rem,45dvh)] animate-fade overflow-y-auto rounded-lg bg-raised p-1 text-foreground shadow-overlay"
      >
        {isError ? (
          <p role="alert" className="px-2 py-2 text-sm text-muted-foreground">
            The members could not be loaded.{' '}
            <button
              type="button"
              onClick={picker.retry}
              className="rounded-sm font-medium text-primary-text hover:underline"
            >
              Try again
            </button>
          </p>
        ) : (
          options.length === 0 && (
            <p className="px-2 py-2 text-sm text-muted-foreground">
              {isPending ? 'Loading...' : 'No member found'}
            </p>
          )
        )}
        <div id={listId} role="listbox" aria-label="Members" aria-busy={isPending}>
          {options.map(({ id, name, email }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: likewise, by aria-activedescendant
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => picker.pick(index)}
              onPointerMove={() => index !== active && picker.choose(index)}
              className="flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm aria-selected:bg-muted-strong pointer-coarse:py-2.5"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="max-w-[50%] truncate text-xs text-muted-foreground">{email}</span>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
