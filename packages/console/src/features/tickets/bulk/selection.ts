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

/**
 * The selected rows, without those that are no longer in the list; or the whole view, with the rows that are not loaded,
 * until one is deselected or the view is another. `begin` are those that are selected at first.
 */
export function useSelection(ids: readonly string[], view = '', begin: readonly string[] = []) {
  const [ticked, setTicked] = useState<Ids>(() => new Set(begin));
  const [anchor, setAnchor] = useState<string | null>(null);
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === view;
  const shown: Ids = isWhole ? new Set(ids) : ticked;
  const selected = shown.size === 0 ? [] : ids.filter((id) => shown.has(id));

  function select(next: Ids, from: string | null = null) {
    setTicked(next);
    setAnchor(from);
    setWhole(null);
  }

  return {
    selected,
    /** Whether all tickets of the view are selected, with those that are not loaded. */
    isWhole,
    selectWhole: () => setWhole(view),
    has: (id: string) => shown.has(id),
    /** With `range`, everything from the row selected last to this one. */
    toggle(id: string, range = false) {
      select(range && anchor ? between(shown, ids, anchor, id) : toggled(shown, id), id);
    },
    toggleAll: () => select(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => select(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
