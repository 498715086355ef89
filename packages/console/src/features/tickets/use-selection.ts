import { useState } from 'react';
import { between, toggled } from './selection.ts';

/** The rows that are ticked; those that are no longer in the list do not count. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = ticked.size === 0 ? [] : ids.filter((id) => ticked.has(id));

  return {
    selected,
    has: (id: string) => ticked.has(id),
    /** With `range`, everything from the row ticked last to this one. */
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
