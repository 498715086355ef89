import { Skeleton } from '../../ui/Skeleton.tsx';

export function LoadingRows() {
  return [0, 1, 2].map((row) => (
    <li key={row} className="px-4 py-4">
      <Skeleton className="w-40" />
      <Skeleton className="mt-2 h-3 w-72 max-w-full" />
    </li>
  ));
}
