import type { ReactNode } from 'react';

type PartFrameProps = { title: string; children: ReactNode };

/** A group of fields under a heading. */
export function Part({ title, children }: PartFrameProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
