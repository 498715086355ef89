import type { MouseEvent } from 'react';
import { cx } from './cx.ts';
import m from './messages.yaml';

type ModeSwitchProps = {
  isNote: boolean;
  /** Whether the hidden mode has a draft. */
  hasOtherDraft: boolean;
  /** `byPointer` is false for the keyboard, which keeps the focus on the switch. */
  onChange: (isNote: boolean, byPointer: boolean) => void;
};

const modes = [
  { isNote: false, label: m.modeSwitch.reply },
  { isNote: true, label: m.modeSwitch.internalNote },
] as const;

/** Switches between a reply to the customer and an internal note. */
export function ModeSwitch({ isNote, hasOtherDraft, onChange }: ModeSwitchProps) {
  function onClick(event: MouseEvent<HTMLElement>, next: boolean) {
    // Otherwise the label would focus its radio button.
    if (event.detail === 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onChange(next, true);
  }
  return (
    <fieldset className="flex rounded-md bg-foreground/6 p-0.5">
      <legend className="sr-only">{m.modeSwitch.kindOfMessage}</legend>
      {modes.map((mode) => (
        <label
          key={mode.label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onClick(event, mode.isNote)}
          className={cx(
            'cursor-pointer rounded-sm px-2 py-0.5 text-xs font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:py-1.5',
            mode.isNote === isNote
              ? 'bg-card text-foreground shadow-card dark:bg-muted-strong'
              : 'text-muted-foreground hover:text-foreground',
          )}
        >
          <input
            type="radio"
            name="mode"
            className="sr-only"
            checked={mode.isNote === isNote}
            onChange={({ nativeEvent }) =>
              onChange(mode.isNote, nativeEvent instanceof UIEvent && nativeEvent.detail > 0)
            }
          />
          {mode.label}
          {hasOtherDraft && mode.isNote !== isNote && (
            <>
              <span
                aria-hidden="true"
                className="ml-1 inline-block size-1.5 rounded-full bg-warning align-middle"
              />
              <span className="sr-only">{m.modeSwitch.draft}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
