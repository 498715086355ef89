import { cx } from './cx.ts';

type ProgressBarProps = { label: string; value: number; max: number; className?: string };

/** A progress bar that pulses when everything is sent and only the last response is pending. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={cx(
        'h-1.5 appearance-none overflow-hidden rounded-full border-0 bg-foreground/15 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
        value >= max && 'animate-pulse',
        className,
      )}
    />
  );
}
