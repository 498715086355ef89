import { Star } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import m from './messages.yaml';

const five = [1, 2, 3, 4, 5];

/** A visitor's rating as filled stars out of five; renders nothing without a rating. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={rating === 0 ? m.stars.notRated : m.stars.ratedOf5Stars({ rating })}
      className={cx('inline-flex shrink-0 gap-0.5', className)}
    >
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cx(
            'size-3.5',
            star <= rating ? 'fill-warning text-warning' : 'text-border-strong',
          )}
        />
      ))}
    </span>
  );
}
