import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap select-none ' +
  'transition-colors duration-100 disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-primary-foreground shadow-card not-disabled:hover:bg-primary-hover forced-colors:border',
  secondary:
    'border border-border-strong bg-card text-foreground shadow-card not-disabled:hover:bg-muted dark:bg-raised',
  ghost:
    'text-muted-foreground not-disabled:hover:bg-muted-strong/70 not-disabled:hover:text-foreground',
  destructive:
    'bg-destructive text-primary-foreground shadow-card not-disabled:hover:bg-destructive-hover forced-colors:border',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 text-sm [&_svg]:size-3.5',
  md: 'h-8 px-3 text-sm [&_svg]:size-4 pointer-coarse:h-10',
  lg: 'h-10 px-4 text-base [&_svg]:size-4',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
) {
  return cx(base, variants[variant], sizes[size], className);
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks, but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
};

export function Button({
  variant,
  size,
  icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={buttonClass(variant, size, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** Also prevents submitting the form with Enter, which clicks its button. */
const refuse = (event: MouseEvent) => event.preventDefault();
