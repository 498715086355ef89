import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldLinks } from './Field.tsx';
import { controlClass } from './Input.tsx';

export type SelectOption = { value: string; label: string };

type SelectProps = ComponentProps<'select'> & { options: readonly SelectOption[] };

/** A styled native select: it is never clipped, and phones show their own picker. */
export function Select({ options, className, ...rest }: SelectProps) {
  const links = useFieldLinks();
  return (
    <span className={cx('relative block', className)}>
      <select
        {...links}
        {...rest}
        className={cx(controlClass, 'h-8 appearance-none pr-8 pl-2.5 pointer-coarse:h-10')}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} className="bg-card text-foreground">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-faint-foreground"
      />
    </span>
  );
}
