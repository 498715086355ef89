import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
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
            <li key={name} className="flex items-center gap-1 py-1 pr-1 pl-3 text-sm">
              <span className="min-w-0 flex-1 truncate">{section}</span>
              <IconButton
                label={m.railOrder.moveUp({ section })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={m.railOrder.moveDown({ section })}
                disabled={at === order.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown />
              </IconButton>
            </li>
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
