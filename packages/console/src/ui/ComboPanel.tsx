import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { isTaken, take } from './hints.ts';
import { controlClass } from './Input.tsx';
import { homeOf, type Placement, placed } from './overlays/placement.ts';
import { StandIn } from './StandIn.tsx';

export type ComboOption = {
  key: string;
  icon: ReactNode;
  label: string;
  hint?: ReactNode;
  /** Absent for an option that runs an action. */
  checked?: boolean | undefined;
};

export type ComboGroup = { name: string; options: readonly ComboOption[] };

type ComboPanelProps = {
  /** The button that opens the panel. */
  button: HTMLElement;
  label: string;
  placement?: Placement;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly ComboGroup[];
  /** Shown in place of the options if there are none. */
  notice?: ReactNode;
  onPick: (key: string) => void;
  /** Called for Backspace in the empty field. */
  onBackspace?: () => void;
  /** Called for Enter with Ctrl or Cmd. */
  onSubmit?: () => void;
  /** The content above and below the options. */
  header?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  maxLength?: number;
};

/** A panel below a button for searching options and checking several; Escape closes it and focuses the button. */
export function ComboPanel(props: ComboPanelProps) {
  const { button, label, placement = 'bottom-start', onClose, header, footer, notice } = props;
  const field = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Trigger asChild>
        <StandIn element={button} />
      </Popover.Trigger>
      <Popover.Portal container={homeOf(button)}>
        <Popover.Content
          {...placed(placement)}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus({ preventScroll: true });
          }}
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) button.focus({ preventScroll: true });
          }}
          onKeyDown={(event) => {
            // A toast or tooltip above it also handles Escape, and then the panel stays open.
            if (event.key === 'Escape' && !isTaken(event.nativeEvent)) {
              take(event.nativeEvent);
              onClose();
            }
            // Keeps typed characters from triggering the page's shortcuts.
            if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
          }}
          className="z-30 flex max-h-[min(26rem,var(--radix-popover-content-available-height))] w-72 max-w-[calc(100vw-1rem)] animate-fade flex-col rounded-lg bg-raised text-foreground shadow-overlay outline-none"
        >
          {header}
          <Combo {...props} field={field} />
          {notice}
          {footer}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type ComboProps = Pick<
  ComboPanelProps,
  | 'label'
  | 'placeholder'
  | 'text'
  | 'onText'
  | 'groups'
  | 'onPick'
  | 'onBackspace'
  | 'onSubmit'
  | 'maxLength'
> & { field: React.RefObject<HTMLInputElement | null> };

/** The field and its options; the focus stays in the field. */
export function Combo(props: ComboProps) {
  const {
    label,
    placeholder,
    text,
    onText,
    groups,
    onPick,
    onBackspace,
    onSubmit,
    maxLength,
    field,
  } = props;
  const id = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ key }) => key === wanted) ?? options[0];
  const idOf = (key: string) => `${id}-${options.findIndex((option) => option.key === key)}`;

  const activeId = active && idOf(active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function move(step: 1 | -1) {
    const at = active ? options.indexOf(active) : -1;
    setWanted(options[(at + step + options.length) % options.length]?.key ?? null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && onSubmit && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if ((key === 'Enter' || (key === ',' && text.trim())) && active) onPick(active.key);
    else if (key === 'Backspace' && text === '' && !event.repeat) onBackspace?.();
    else if (key !== ',' && key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <>
      <div className="p-1.5">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setWanted(null);
            onText(target.value);
          }}
          onKeyDown={onKeyDown}
          className={cx(controlClass, 'h-8 px-2.5 pointer-coarse:h-10')}
        />
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field has the focus */}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        className={cx('min-h-0 overflow-y-auto px-1.5', options.length > 0 && 'pb-1.5')}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group.name} role="group" aria-label={group.name} className="not-first:mt-1">
            <div
              aria-hidden="true"
              className="px-2 pt-1 pb-0.5 text-xs font-medium text-muted-foreground"
            >
              {group.name}
            </div>
            {group.options.map((option) => (
              <Row
                key={option.key}
                id={idOf(option.key)}
                option={option}
                isActive={option === active}
                onActive={() => setWanted(option.key)}
                onPick={() => {
                  setWanted(option.key);
                  onPick(option.key);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

type RowProps = {
  id: string;
  option: ComboOption;
  isActive: boolean;
  onActive: () => void;
  onPick: () => void;
};

function Row({ id, option, isActive, onActive, onPick }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: likewise, by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={option.checked ?? false}
      data-active={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onActive()}
      onClick={onPick}
      className="flex cursor-default scroll-my-2 items-center gap-2 rounded-md px-2 py-1.5 text-sm data-active:bg-muted-strong pointer-coarse:py-2.5 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {option.icon}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.hint !== undefined && (
        <span className="shrink-0 text-xs text-muted-foreground tabular-nums">{option.hint}</span>
      )}
      {option.checked && <Check aria-hidden="true" />}
    </div>
  );
}
