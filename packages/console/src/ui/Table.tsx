import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type TableProps = ComponentProps<'table'> &
  ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A named table that scrolls sideways in its own container instead of widening the page. */
export function Table({ className, ...rest }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <table {...rest} className={cx('w-full border-collapse text-sm', className)} />
    </div>
  );
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'h-9 border-b px-3 text-left text-xs font-medium whitespace-nowrap text-muted-foreground first:pl-4 last:pr-4',
        className,
      )}
    />
  );
}

export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={cx(
        'border-b transition-colors duration-75 last:border-b-0 hover:bg-muted/70 aria-selected:bg-accent/8',
        className,
      )}
    />
  );
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return (
    <td {...rest} className={cx('h-12 px-3 py-2 align-middle first:pl-4 last:pr-4', className)} />
  );
}
