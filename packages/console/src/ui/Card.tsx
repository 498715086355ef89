import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={cx('rounded-xl border bg-card shadow-card dark:bg-raised/40', className)}
    />
  );
}

type CardHeaderProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

export function CardHeader({ title, subtitle, actions }: CardHeaderProps) {
  return (
    <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b px-4 py-2">
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="text-base font-semibold">{title}</h2>
        {subtitle && <p className="text-sm text-muted-foreground">{subtitle}</p>}
      </div>
      {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('p-4', className)} />;
}
