import { cx } from './cx.ts';

type BarProps = {
  /** progressbar for running tasks, meter for quantities. */
  kind: 'progressbar' | 'meter';
  label: string;
  /** Percentage. */
  value: number;
  tone?: 'accent' | 'neutral';
  className?: string;
};

/** A share of a whole, as a bar. */
export function Bar({ kind, label, value, tone = 'accent', className }: BarProps) {
  const percent = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <div
      role={kind}
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-1.5 overflow-hidden rounded-full bg-muted-strong', className)}
    >
      <div
        style={{ width: `${percent}%` }}
        className={cx(
          'h-full rounded-full transition-[width] duration-100',
          tone === 'accent' ? 'bg-primary' : 'bg-faint-foreground/60',
        )}
      />
    </div>
  );
}
