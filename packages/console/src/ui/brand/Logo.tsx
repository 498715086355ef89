import { cx } from '../cx.ts';

/** The product's logo, in the accent color of the theme. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('size-6', className)}>
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path
        d="M8 12.5A4.5 4.5 0 0 1 12.5 8h7a4.5 4.5 0 0 1 4.5 4.5v4a4.5 4.5 0 0 1-4.5 4.5H15l-4.2 3.3a.5.5 0 0 1-.8-.4v-3.4a4.5 4.5 0 0 1-2-3.5z"
        fill="var(--primary-foreground)"
      />
      <path
        d="m12.6 14.6 2.4 2.4 4.6-4.7"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
