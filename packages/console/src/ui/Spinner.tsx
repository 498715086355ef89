import { cx } from './cx.ts';
import m from './messages.yaml';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={cx('size-4 animate-spin motion-reduce:animate-pulse', className)}
    >
      <circle
        cx="8"
        cy="8"
        r="6.25"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.2"
        strokeWidth="1.75"
      />
      <path
        d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A spinner centered in the window or its container, with a text that screen readers announce. */
export function LoadingScreen({
  text = m.spinner.loading,
  inline = false,
}: {
  text?: string;
  inline?: boolean;
}) {
  return (
    <div
      role="status"
      className={cx(
        'flex items-center justify-center gap-2.5 text-sm text-muted-foreground',
        inline ? 'py-24' : 'min-h-dvh',
      )}
    >
      <Spinner />
      {text}
    </div>
  );
}
