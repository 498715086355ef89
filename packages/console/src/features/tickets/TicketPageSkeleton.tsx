import { Skeleton } from '../../ui/Skeleton.tsx';

export function TicketPageSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-6xl px-4 py-4 md:px-6 md:py-6">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-4 w-48" />
      <Skeleton className="mt-2 h-6 w-3/5" />
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-32 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-60 rounded-xl" />
        </div>
      </div>
    </div>
  );
}
