import { useRouter } from '@tanstack/react-router';

/** Returns whether this build has a page at a path, so links to missing pages can be left out. */
export function useHasPage() {
  const { routesByPath } = useRouter();
  return (path: string): boolean => path in routesByPath;
}
