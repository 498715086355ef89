import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { whyFailed } from '../../../data/why-failed.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type WorkCardProps<Item> = {
  title: string;
  /** The total number; zero isn't shown. */
  total?: number | undefined;
  tone?: Tone;
  /** A link to all of them. */
  all?: ReactNode;
  read: { data: readonly Item[] | undefined; error: Error | null; refetch: () => unknown };
  /** The text if there is nothing to do. */
  none: string;
  row: (item: Item) => ReactNode;
};

/** A short list of work to do. */
export function WorkCard<Item extends { id: string }>(props: WorkCardProps<Item>) {
  const { title, total = 0, tone = 'neutral', all, read, none, row } = props;
  return (
    <Card>
      <CardHeader
        title={
          <>
            {title}
            {total > 0 && (
              <Badge tone={tone} className="ml-2 align-middle tabular-nums">
                {total.toLocaleString('en')}
              </Badge>
            )}
          </>
        }
        actions={total > 0 && all}
      />
      {read.error && !read.data ? (
        <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
      ) : read.data?.length === 0 ? (
        <p className="px-4 py-3.5 text-sm text-muted-foreground">{none}</p>
      ) : (
        <ul aria-label={title} aria-busy={!read.data} className="divide-y">
          {read.data?.map((item) => <li key={item.id}>{row(item)}</li>) ?? (
            <li className="px-4 py-3">
              <Skeleton className="w-2/3" />
              <Skeleton className="mt-2 h-3 w-1/3" />
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

type TicketRowProps = {
  id: string;
  subject: string;
  /** The person, or the first words of the message; one line. */
  note: ReactNode;
  /** The time, at the end of the row. */
  end: ReactNode;
};

/** A ticket in a work card. */
export function TicketRow({ id, subject, note, end }: TicketRowProps) {
  return (
    <Link
      to="/tickets/$id"
      params={{ id } as never}
      className="flex items-baseline gap-3 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-muted/70"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{subject}</span>
        <span className="block truncate text-muted-foreground">{note}</span>
      </span>
      <span className="shrink-0 text-xs text-muted-foreground tabular-nums">{end}</span>
    </Link>
  );
}

export function AllLink({ search, children }: { search: object; children: ReactNode }) {
  return (
    <Link
      to="/tickets"
      search={search as never}
      className="rounded-sm text-sm font-medium text-primary-text hover:underline"
    >
      {children}
    </Link>
  );
}
