import { cx } from './cx.ts';

type ModeSwitchProps = { isNote: boolean; onChange: (isNote: boolean) => void };

const modes = [
  { isNote: false, label: 'Reply' },
  { isNote: true, label: 'Internal note' },
] as const;

/** Switches between a reply to the customer and an internal note. */
export function ModeSwitch({ isNote, onChange }: ModeSwitchProps) {
  return (
    <fieldset className="flex rounded-md bg-foreground/6 p-0.5">
      <legend className="sr-only">Kind of message</legend>
      {modes.map((mode) => (
        <label
          key={mode.label}
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
            onChange={() => onChange(mode.isNote)}
          />
          {mode.label}
        </label>
      ))}
    </fieldset>
  );
}
