import type { ReactNode } from 'react';

type RailSectionProps = { title: string; label?: string; actions?: ReactNode; children: ReactNode };

/** A section of the details under a small title. */
export function RailSection({ title, label, actions, children }: RailSectionProps) {
  return (
    <section aria-label={label ?? title} className="px-4 py-4">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-xs font-medium text-muted-foreground">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
