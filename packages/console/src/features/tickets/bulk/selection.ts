import { useState } from 'react';

type Ids = ReadonlySet<string>;

export function toggled(ticked: Ids, id: string): Ids {
  const next = new Set(ticked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection after selecting all rows between two rows. */
export function between(ticked: Ids, ids: readonly string[], from: string, to: string): Ids {
  const ends = [ids.indexOf(from), ids.indexOf(to)];
  if (ends.includes(-1)) return toggled(ticked, to);
  return new Set([...ticked, ...ids.slice(Math.min(...ends), Math.max(...ends) + 1)]);
}

/**
 * The selected rows, without those that are no longer in the list; or the whole view, including rows that aren't
 * loaded, until one is deselected or the view changes. `begin` contains the initially selected rows.
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
    /** Whether all tickets of the view are selected, including those that aren't loaded. */
    isWhole,
    selectWhole: () => setWhole(view),
    has: (id: string) => shown.has(id),
    /** With `range`, selects everything from the last selected row to this one. */
    toggle(id: string, range = false) {
      select(range && anchor ? between(shown, ids, anchor, id) : toggled(shown, id), id);
    },
    toggleAll: () => select(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => select(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
