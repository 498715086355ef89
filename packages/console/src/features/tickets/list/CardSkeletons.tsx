import { Skeleton } from '../../../ui/Skeleton.tsx';

export function CardSkeletons() {
  return Array.from({ length: 5 }, (_, row) => (
    <li key={row} className="border-b px-4 py-3">
      <Skeleton className="h-3 w-28 sm:hidden" />
      <Skeleton className="w-4/5 max-sm:mt-2" />
      <Skeleton className="mt-2 h-3 w-1/2" />
      <Skeleton className="mt-3 h-5 w-36 sm:hidden" />
    </li>
  ));
}
