import { useRouter } from '@tanstack/react-router';

/** Answers whether a path leads to a page in this build, so that nothing links to one that is not there. */
export function useHasPage() {
  const { routesByPath } = useRouter();
  return (path: string): boolean => path in routesByPath;
}
