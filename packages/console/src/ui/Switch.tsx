import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange' | 'children'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
};

/** Something that is on or off, at once. */
export function Switch({
  checked,
  onChange,
  label,
  hideLabel,
  hint,
  className,
  ...rest
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      {...rest}
      className={cx(
        'group flex items-start gap-2.5 rounded-md text-left text-sm disabled:opacity-60',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 flex h-4 w-7 shrink-0 rounded-full p-0.5 transition-colors duration-100',
          checked ? 'bg-primary' : 'bg-faint-foreground/60',
        )}
      >
        <span
          className={cx(
            'size-3 rounded-full bg-primary-foreground shadow-card transition-transform duration-100',
            checked && 'translate-x-3',
          )}
        />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-xs text-muted-foreground">{hint}</span>}
      </span>
    </button>
  );
}
