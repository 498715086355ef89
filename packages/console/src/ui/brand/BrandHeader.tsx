import type { ReactNode } from 'react';

type BrandHeaderProps = {
  name: string;
  logoUrl: string | null;
  /** The purpose of the page, below the name. */
  title: string;
  action?: ReactNode;
};

/** The header of an organization's pages for visitors: its logo, or its initial on its color. */
export function BrandHeader({ name, logoUrl, title, action }: BrandHeaderProps) {
  return (
    <header className="border-b bg-card">
      <div className="mx-auto flex min-h-16 max-w-5xl items-center gap-3 px-4 py-3 sm:px-6">
        {logoUrl ? (
          <img src={logoUrl} alt="" className="size-9 shrink-0 rounded-lg object-contain" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary text-lg font-semibold text-primary-foreground uppercase"
          >
            {[...name][0]}
          </span>
        )}
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-muted-foreground">{title}</p>
        </div>
        {action}
      </div>
    </header>
  );
}
