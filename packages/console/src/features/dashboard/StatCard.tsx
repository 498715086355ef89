import type { LucideIcon } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangeText } from '../../ui/text/ChangeText.tsx';
import type { Change } from '../../ui/text/change.ts';

type StatCardProps = {
  label: string;
  icon: LucideIcon;
  /** Undefined while it loads. */
  value: string | undefined;
  /** Whether the value is a sentence because there is no figure. */
  empty?: boolean;
  change?: Change | null;
  /** The comparison of the change, or an explanation of the figure. */
  note: string;
};

export function StatCard({ label, icon: Icon, value, empty, change, note }: StatCardProps) {
  return (
    <li className="flex flex-col rounded-xl border bg-card px-4 py-3.5 shadow-card dark:bg-raised/40">
      <h3 className="flex items-center justify-between gap-2 text-sm text-muted-foreground">
        {label}
        <Icon aria-hidden="true" className="size-4 shrink-0 text-faint-foreground" />
      </h3>
      {value === undefined ? (
        <>
          <Skeleton className="mt-2 h-6 w-16" />
          <Skeleton className="mt-3 mb-1 h-3 w-28" />
        </>
      ) : (
        <>
          <p
            className={cx(
              'mt-1 flex h-8 items-center tracking-tight tabular-nums',
              empty ? 'text-base text-muted-foreground' : 'text-2xl font-semibold',
            )}
          >
            {value}
          </p>
          <p className="mt-1 text-xs text-muted-foreground">
            {change && <ChangeText change={change} />} {note}
          </p>
        </>
      )}
    </li>
  );
}
