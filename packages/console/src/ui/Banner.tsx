import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type BannerProps = { tone?: 'danger' | 'info'; children: ReactNode; className?: string };

/** A message above a form or a page; errors are announced immediately. */
export function Banner({ tone = 'danger', children, className }: BannerProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-2 rounded-lg border px-3 py-2.5 text-sm',
        tone === 'danger'
          ? 'border-destructive/25 bg-destructive/8 text-destructive-text dark:bg-destructive/15'
          : 'border-accent/25 bg-accent/8 text-foreground',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
