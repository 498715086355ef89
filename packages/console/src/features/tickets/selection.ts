type Ids = ReadonlySet<string>;

export function toggled(ticked: Ids, id: string): Ids {
  const next = new Set(ticked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What is ticked once everything from one row to another has been. */
export function between(ticked: Ids, ids: readonly string[], from: string, to: string): Ids {
  const ends = [ids.indexOf(from), ids.indexOf(to)];
  if (ends.includes(-1)) return toggled(ticked, to);
  return new Set([...ticked, ...ids.slice(Math.min(...ends), Math.max(...ends) + 1)]);
}
