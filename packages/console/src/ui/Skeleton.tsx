import { cx } from './cx.ts';

/** A gray placeholder for content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block h-4 animate-pulse rounded-sm bg-muted-strong', className)}
    />
  );
}
