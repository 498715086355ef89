import type { ReactNode } from 'react';
import { whyFailed } from '../../../data/why-failed.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Asked } from '../address.ts';

/** The most tickets or chats that the server lists behind a figure. */
const MOST = 200;

/** The props of a list behind an agent's figure. */
export type BehindProps = {
  agent: string;
  name: string;
  /** The name of the figure in the table. */
  title: string;
  asked: Asked;
  onClose: () => void;
};

type BehindDialogProps<Item> = Pick<BehindProps, 'name' | 'title' | 'onClose'> & {
  read: { data?: readonly Item[] | undefined; error: Error | null; refetch: () => unknown };
  none: string;
  /** The note below a list that may be longer. */
  latest: (most: number) => string;
  children: (item: Item) => ReactNode;
};

/** Lists what is behind an agent's figure. */
export function BehindDialog<Item extends { id: string }>(props: BehindDialogProps<Item>) {
  const { name, title, read, none, latest, onClose, children } = props;
  return (
    <Dialog open onClose={onClose} title={`${title}: ${name}`}>
      {read.error ? (
        <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <Skeleton className="h-4 w-40" />
      ) : read.data.length === 0 ? (
        <p className="text-sm text-muted-foreground">{none}</p>
      ) : (
        <ul className="max-h-[60dvh] divide-y overflow-y-auto rounded-lg border">
          {read.data.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      {read.data?.length === MOST && (
        <p className="mt-2 text-sm text-muted-foreground">{latest(MOST)}</p>
      )}
    </Dialog>
  );
}

export const behindLink =
  'flex items-baseline gap-3 px-3 py-2 text-sm -outline-offset-2 hover:bg-muted/70';
