import { Suspense } from 'react';
import { later } from './later.tsx';
import type { ShownFile } from './shown-file.ts';

const Drawn = later(async () => (await import('./Files.tsx')).default);

/** The files of a message; most have none, and what draws them is loaded with the first. */
export function LaterFiles({ files }: { files: readonly ShownFile[] | undefined }) {
  if (!files?.length) return null;
  return (
    <Suspense>
      <Drawn files={files} />
    </Suspense>
  );
}
