import { cx } from './cx.ts';

/** A grey shape in the place of what is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block h-4 animate-pulse rounded-sm bg-muted-strong', className)}
    />
  );
}
