import { useState } from 'react';

type Ids = ReadonlySet<string>;

export function toggled(ticked: Ids, id: string): Ids {
  const next = new Set(ticked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection after all rows from one to another have been selected. */
export function between(ticked: Ids, ids: readonly string[], from: string, to: string): Ids {
  const ends = [ids.indexOf(from), ids.indexOf(to)];
  if (ends.includes(-1)) return toggled(ticked, to);
  return new Set([...ticked, ...ids.slice(Math.min(...ends), Math.max(...ends) + 1)]);
}

/** The selected rows, without those that are no longer in the list. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = ticked.size === 0 ? [] : ids.filter((id) => ticked.has(id));

  return {
    selected,
    has: (id: string) => ticked.has(id),
    /** With `range`, everything from the row selected last to this one. */
    toggle(id: string, range = false) {
      setTicked(range && anchor ? between(ticked, ids, anchor, id) : toggled(ticked, id));
      setAnchor(id);
    },
    toggleAll() {
      setTicked(new Set(selected.length === ids.length ? [] : ids));
      setAnchor(null);
    },
    clear() {
      setTicked(new Set());
      setAnchor(null);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
