import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../cx.ts';
import type { Change } from './change.ts';

const tones = {
  good: 'text-success-text',
  bad: 'text-destructive-text',
  neutral: 'text-foreground',
};

/** The change of a metric with an arrow, colored by whether it is good or bad. */
export function ChangeText({ change: { text, direction, tone } }: { change: Change }) {
  const Arrow = { up: ArrowUp, down: ArrowDown, level: null }[direction];
  return (
    <span className={cx('font-medium whitespace-nowrap', tones[tone])}>
      {Arrow && <Arrow aria-hidden="true" className="mr-0.5 -mt-0.5 inline size-3" />}
      {text}
    </span>
  );
}
