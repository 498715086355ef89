import { useRouter } from '@tanstack/react-router';

/** Returns whether this build has a page at a path, so that links to missing pages are left out. */
export function useHasPage() {
  const { routesByPath } = useRouter();
  return (path: string): boolean => path in routesByPath;
}
