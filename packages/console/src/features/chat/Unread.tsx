import { cx } from '../../ui/cx.ts';
import m from './messages.yaml';

/** The number of unread messages; renders nothing for zero. */
export function Unread({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-primary px-1.5 text-xs font-semibold text-primary-foreground tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {m.unread.unread}</span>
    </span>
  );
}
