import { Plus, SearchX } from 'lucide-react';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { EmptyState, ErrorState } from '../EmptyState.tsx';
import m from '../messages.yaml';
import { Skeleton } from '../Skeleton.tsx';
import { ActionButton } from './ActionButton.tsx';
import { isNarrowed, type Notice, type Resource } from './resource.ts';
import type { Show } from './use-shown.tsx';

type ResourceListProps<Item, Dialog extends string> = Resource<Item, Dialog> & {
  show: Show;
  className?: string | undefined;
};

/** The list of a resource, or a message in its place. */
export function ResourceList<Item, Dialog extends string>(props: ResourceListProps<Item, Dialog>) {
  const { name, list, row, dialogs, empty, show, className } = props;
  const { items, problem, retry, isOld } = list;
  const isSearching = isNarrowed(props);
  const notFound = isSearching && props.notFound;
  return (
    <>
      <p role="status" className="sr-only">
        {isSearching &&
          items &&
          !isOld &&
          m.resourceList.found({ total: list.total ?? items.length })}
      </p>
      {problem !== null ? (
        <ErrorState text={problem} onRetry={retry} />
      ) : items?.length === 0 ? (
        <Nothing {...(notFound ? { icon: <SearchX />, ...notFound } : empty)} show={show} />
      ) : (
        <ul
          aria-label={name}
          aria-busy={!items}
          className={cx('transition-opacity', isOld && 'opacity-60', className)}
        >
          {items?.map((item) =>
            row(item, (dialog) => dialogs && show({ Dialog: dialogs[dialog], item })),
          ) ?? <Loading />}
        </ul>
      )}
      {list.hasMore && (
        <div className="p-3 text-center">
          <Button busy={list.isGrowing ?? false} onClick={list.more}>
            {m.resourceList.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ action, show, ...notice }: Notice & { show: Show }) {
  return (
    <EmptyState
      {...notice}
      action={
        action && <ActionButton action={action} variant="primary" icon={<Plus />} show={show} />
      }
    />
  );
}

function Loading() {
  return Array.from({ length: 3 }, (_, row) => (
    <li key={row} className="border-b px-4 py-4 last:border-b-0">
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="mt-2.5 h-3 w-full max-w-lg" />
    </li>
  ));
}
