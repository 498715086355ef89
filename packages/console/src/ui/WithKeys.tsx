import type { ReactNode } from 'react';

/** The text of a tooltip, followed by its keyboard shortcut. */
export function WithKeys({ keys, children }: { keys: string | undefined; children: ReactNode }) {
  if (!keys) return children;
  return (
    <span className="inline-flex items-center gap-2">
      {children}
      <kbd className="inline-flex h-4 min-w-4 items-center justify-center rounded-sm bg-background/20 px-1 font-sans">
        {keys}
      </kbd>
    </span>
  );
}
