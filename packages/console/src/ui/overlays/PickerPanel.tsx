import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import m from '../messages.yaml';

type PickerPanelProps = {
  /** The accessible name of the list. */
  label: string;
  listId: string;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
  active: number;
  pick: (index: number) => void;
  choose: (index: number) => void;
  options: readonly { key: string; content: ReactNode; isApart?: boolean }[];
  /** The number of matching options, if others follow them. */
  found?: number;
  words: { none: string; failed: string; found: (count: number) => string };
};

/** The options for the text typed in a text box, which keeps the focus and handles the keys. */
export function PickerPanel(props: PickerPanelProps) {
  const { label, listId, isPending, isError, retry, active, pick, choose, options } = props;
  const { found = options.length, words } = props;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, options.length]);
  const said = isPending ? '' : found === 0 ? words.none : words.found(found);
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
            {words.failed}{' '}
            <button
              type="button"
              onClick={retry}
              className="rounded-sm font-medium text-primary-text hover:underline"
            >
              {m.pickerPanel.tryAgain}
            </button>
          </p>
        ) : (
          found === 0 && (
            <p className="px-2 py-2 text-sm text-muted-foreground">
              {isPending ? m.pickerPanel.loading : words.none}
            </p>
          )
        )}
        <div id={listId} role="listbox" aria-label={label} aria-busy={isPending}>
          {options.map(({ key, content, isApart }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: likewise, by aria-activedescendant
            <div
              key={key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => pick(index)}
              onPointerMove={() => index !== active && choose(index)}
              className={cx(
                'flex cursor-default items-start gap-2 rounded-md px-2 py-1.5 text-sm aria-selected:bg-muted-strong pointer-coarse:py-2.5',
                isApart && 'mt-1 border-t',
              )}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
