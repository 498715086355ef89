const maxSearched = 20_000;

/** The text by which a submission is found: all its answers in lower case. */
export const searchText = (data: Record<string, string | number | boolean>): string =>
  Object.values(data).map(String).join('\n').toLowerCase().slice(0, maxSearched);
