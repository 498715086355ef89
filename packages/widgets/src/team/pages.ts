/** The pages on which a team shows its chat. */
export interface Pages {
  shownOn: 'all' | 'only' | 'except';
  patterns: readonly string[];
}

/** Whether a page has the chat; a pattern is a path, or a host with a path, and * matches anything. */
export function isShownOn({ host, pathname }: Pick<Location, 'host' | 'pathname'>, pages: Pages) {
  if (pages.shownOn === 'all') return true;
  const isNamed = pages.patterns.some((pattern) =>
    matches(pattern.startsWith('/') ? pathname : host + pathname, pattern),
  );
  return isNamed === (pages.shownOn === 'only');
}

/** Doesn't use a regular expression, because matching some patterns could take very long. Ignores a trailing slash. */
function matches(address: string, pattern: string): boolean {
  const [first = '', ...rest] = bare(pattern).split('*');
  const text = bare(address);
  const last = rest.pop();
  if (last === undefined) return text === first;
  let at = first.length;
  if (!text.startsWith(first)) return false;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

const bare = (address: string) => address.toLowerCase().replace(/(.)\/$/, '$1');
