import { Suspense } from 'react';
import type { ShownFile } from './files/shown-file.ts';
import { later } from './later.tsx';

const Drawn = later(async () => (await import('./files/Files.tsx')).default);

/** The files of a message; most have none, and what draws them is loaded with the first. */
export function LaterFiles({ files }: { files: readonly ShownFile[] | undefined }) {
  if (!files?.length) return null;
  return (
    <Suspense>
      <Drawn files={files} />
    </Suspense>
  );
}
