import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './Tooltip.tsx';
import { WithKeys } from './WithKeys.tsx';

type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** The keyboard shortcut, shown in the tooltip. */
  keys?: string;
  /** A word of the label that wide windows show beside the icon, for rows of many icons. */
  word?: string;
  bordered?: boolean;
};

export function IconButton({
  label,
  keys,
  word,
  bordered,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={<WithKeys keys={keys}>{label}</WithKeys>}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={keys}
        {...rest}
        className={cx(
          'relative inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted-foreground transition-colors duration-100',
          'not-disabled:hover:bg-muted-strong/70 not-disabled:hover:text-foreground disabled:opacity-50 pointer-coarse:size-10 [&>svg]:size-4',
          word && 'xl:w-auto xl:gap-1.5 xl:px-2 xl:text-sm',
          bordered && 'border border-border-strong bg-card shadow-card dark:bg-raised',
          className,
        )}
      >
        {children}
        {word && <span className="hidden xl:inline">{word}</span>}
      </button>
    </Tooltip>
  );
}
