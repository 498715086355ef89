import { type ComponentProps, lazy, Suspense } from 'react';

const Drawn = lazy(async () => ({ default: (await import('./TagChip.tsx')).Tags }));

/** The tags of a ticket; the code is loaded with the first tags. */
export function Tags(props: ComponentProps<typeof Drawn>) {
  if (props.tags.length === 0) return null;
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
