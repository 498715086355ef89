import { Suspense } from 'react';
import type { ShownFile } from './files/shown-file.ts';
import { later } from './later.tsx';
import type { FormattedProps } from './text/Formatted.tsx';

const Drawn = later<FormattedProps>(
  async () => (await import('./text/Formatted.tsx')).default,
  ({ children }) => children,
);

/** A formatted message; the code is loaded with the first one, because most are plain text. */
export function LaterFormatted(props: FormattedProps) {
  if (!props.html && !props.foldedHtml) return props.children;
  return (
    <Suspense fallback={props.children}>
      <Drawn {...props} />
    </Suspense>
  );
}

/** Returns the files of a message that aren't in its text. */
export const filesBeside = <File extends Pick<ShownFile, 'url'>>(
  files: readonly File[],
  html: string | null | undefined,
) => (html ? files.filter(({ url }) => !html.includes(url)) : files);
