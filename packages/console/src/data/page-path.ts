/** Whether a path matches the pattern of a page, in which `$id` stands for any segment. */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('$') ? given[at] : part === given[at]))
  );
}
