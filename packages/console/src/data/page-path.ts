/** Whether a path is one of a page's, in whose pattern `$id` stands for any part. */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('$') ? given[at] : part === given[at]))
  );
}
