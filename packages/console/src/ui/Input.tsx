import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFieldLinks } from './Field.tsx';

/** The shared classes of text inputs; 16 pixels on touch screens, because phones zoom in on smaller text. */
export const controlClass =
  'w-full rounded-md border border-edge bg-card text-sm text-foreground shadow-card transition-[border-color] duration-100 ' +
  'hover:border-faint-foreground focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 ' +
  'aria-invalid:border-destructive aria-invalid:outline-destructive pointer-coarse:text-lg dark:bg-raised';

export function Input({
  className,
  icon,
  wrapper,
  ...rest
}: ComponentProps<'input'> & { icon?: ReactNode; wrapper?: string }) {
  const links = useFieldLinks();
  const input = (
    <input
      {...links}
      {...rest}
      className={cx(
        controlClass,
        'h-8 px-2.5 pointer-coarse:h-10',
        icon ? 'pl-8' : null,
        className,
      )}
    />
  );
  if (!icon) return input;
  return (
    <span className={cx('relative block', wrapper)}>
      <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-faint-foreground [&>svg]:size-4">
        {icon}
      </span>
      {input}
    </span>
  );
}
