import { Suspense } from 'react';
import type { ShownFile } from './files/shown-file.ts';
import { later } from './later.tsx';

const Drawn = later(async () => (await import('./files/Files.tsx')).default);

/** The files of a message; the code is loaded with the first file. */
export function LaterFiles({ files }: { files: readonly ShownFile[] | undefined }) {
  if (!files?.length) return null;
  return (
    <Suspense>
      <Drawn files={files} />
    </Suspense>
  );
}
