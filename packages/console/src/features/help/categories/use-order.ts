import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

type HelpCategory = Schema<'HelpCategory'>;

const PAUSE = 600;

/** The categories while the user sorts them; the order is sent after a pause. */
export function useOrder(stored: readonly HelpCategory[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { write } = useWrite('helpCategories.reorder', {
    failed: m.useOrder.failedToSortCategories,
    replaces: () => ['helpCategories.list'],
    onDone: () => setOrder(null),
    onFailed: () => setOrder(null),
  });
  const categories = order ? sorted(stored, order) : stored;

  function move(id: string, to: number) {
    const ids = categories.map((category) => category.id);
    const from = ids.indexOf(id);
    const place = Math.max(0, Math.min(to, ids.length - 1));
    if (from < 0 || from === place) return;
    ids.splice(place, 0, ...ids.splice(from, 1));
    setOrder(ids);
    const { name } = categories[from] as HelpCategory;
    setSaid(m.useOrder.movedToPositionOf({ name, value: place + 1, count: ids.length }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write({ ids }), PAUSE);
  }
  return { categories, said, move };
}

function sorted(categories: readonly HelpCategory[], order: readonly string[]) {
  const place = ({ id }: HelpCategory) => order.indexOf(id) + 1 || order.length + 1;
  return categories.toSorted((one, other) => place(one) - place(other));
}
