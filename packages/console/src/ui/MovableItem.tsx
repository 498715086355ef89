import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

type MovableItemProps = {
  /** The place of the item among the others, from 0. */
  at: number;
  count: number;
  /** The accessible names of the buttons. */
  up: string;
  down: string;
  onMove: (to: number) => void;
  children: ReactNode;
};

/** An item of a list that is sorted with buttons. */
export function MovableItem({ at, count, up, down, onMove, children }: MovableItemProps) {
  return (
    <li className="flex items-center gap-1 py-1 pr-1 pl-3 text-sm">
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {children}
      </span>
      <IconButton label={up} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={down} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <ArrowDown />
      </IconButton>
    </li>
  );
}
