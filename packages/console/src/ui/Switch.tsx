import { Switch as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange' | 'children' | 'value'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
};

/** An on/off switch that takes effect immediately. */
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
    <Radix.Root
      checked={checked}
      onCheckedChange={onChange}
      {...rest}
      className={cx(
        'group flex items-start gap-2.5 rounded-md text-left text-sm disabled:opacity-60',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="mt-0.5 flex h-4 w-7 shrink-0 rounded-full bg-edge p-0.5 transition-colors duration-100 group-data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="size-3 rounded-full bg-primary-foreground shadow-card transition-transform duration-100 data-[state=checked]:translate-x-3" />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-xs text-muted-foreground">{hint}</span>}
      </span>
    </Radix.Root>
  );
}
