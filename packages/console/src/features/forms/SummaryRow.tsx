import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { CalendarDays, ClipboardList, Clock, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../data/use-read.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function SummaryRow() {
  const { data: stats, isError } = useRead('contactForms.stats');
  const count = (value: number | undefined) => value?.toLocaleString();
  const last = stats && (stats.lastSubmissionAt ? relativeTime(stats.lastSubmissionAt) : 'Never');
  return (
    <ul aria-label="Summary" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        icon={ClipboardList}
        label="Total Forms"
        value={count(stats?.totalForms)}
        note={stats && `${count(stats.activeForms)} active`}
        failed={isError}
      />
      <Figure
        icon={Inbox}
        label="Total Submissions"
        value={count(stats?.totalSubmissions)}
        note="Of all forms"
        failed={isError}
      />
      <Figure
        icon={Clock}
        label="Last Submission"
        value={last}
        note="Of any form"
        failed={isError}
      />
      <Figure
        icon={CalendarDays}
        label="This Month"
        value={count(stats?.submissionsThisMonth)}
        note="Submissions"
        failed={isError}
      />
    </ul>
  );
}

type FigureProps = {
  icon: LucideIcon;
  label: string;
  /** undefined while it loads. */
  value: string | undefined;
  note: ReactNode;
  failed: boolean;
};

function Figure({ icon: Icon, label, value, note, failed }: FigureProps) {
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
            {value === undefined ? 'Could not be loaded' : note}
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
