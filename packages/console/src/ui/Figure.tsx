import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import m from './messages.yaml';
import { Skeleton } from './Skeleton.tsx';

type FigureProps = {
  icon: LucideIcon;
  label: string;
  /** undefined while it loads. */
  value: ReactNode;
  note: ReactNode;
  failed: boolean;
};

/** A number with a label in the summary of a page, as an item of a list. */
export function Figure({ icon: Icon, label, value, note, failed }: FigureProps) {
  return (
    <li className="rounded-xl border bg-card px-4 py-3.5 shadow-card dark:bg-raised/40">
      <h2 className="flex items-center justify-between gap-2 text-sm whitespace-nowrap text-muted-foreground">
        {label}
        <Icon aria-hidden="true" className="size-4 shrink-0 text-faint-foreground max-sm:hidden" />
      </h2>
      {value !== undefined || failed ? (
        <>
          <p className="mt-1 truncate text-2xl font-semibold tracking-tight tabular-nums">
            {value ?? '–'}
          </p>
          <p className="mt-0.5 text-xs text-muted-foreground">
            {value === undefined ? m.figure.couldNotBeLoaded : note}
          </p>
        </>
      ) : (
        <>
          <Skeleton className="mt-2.5 h-6 w-16" />
          <Skeleton className="mt-2.5 h-3 w-24" />
        </>
      )}
    </li>
  );
}
