import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { MovableItem } from '../../../ui/MovableItem.tsx';
import m from '../messages.yaml';
import { type RailName, railNames, railSections } from './rail-sections.ts';

type RailOrderProps = {
  order: readonly RailName[];
  onChange: (order: readonly RailName[]) => void;
  onClose: () => void;
};

/** Sorts the sections of the details; each move applies immediately. */
export default function RailOrder({ order, onChange, onClose }: RailOrderProps) {
  const [said, setSaid] = useState('');
  function move(from: number, to: number) {
    const next = [...order];
    const moved = next.splice(from, 1);
    next.splice(to, 0, ...moved);
    onChange(next);
    for (const name of moved)
      setSaid(
        m.railOrder.moved({ section: railSections[name], place: to + 1, count: next.length }),
      );
  }
  return (
    <Dialog open onClose={onClose} title={m.railOrder.arrangeDetails} size="sm">
      <ol aria-label={m.railOrder.sections} className="divide-y rounded-lg border">
        {order.map((name, at) => {
          const section = railSections[name];
          return (
            <MovableItem
              key={name}
              at={at}
              count={order.length}
              up={m.railOrder.moveUp({ section })}
              down={m.railOrder.moveDown({ section })}
              onMove={(to) => move(at, to)}
            >
              {section}
            </MovableItem>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DialogActions>
        <Button onClick={() => onChange(railNames)}>{m.railOrder.usualOrder}</Button>
        <Button variant="primary" onClick={onClose}>
          {m.railOrder.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
