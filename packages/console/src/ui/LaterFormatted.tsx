import { Suspense } from 'react';
import type { ShownFile } from './files/shown-file.ts';
import { later } from './later.tsx';
import type { FormattedProps } from './text/Formatted.tsx';

const Drawn = later<FormattedProps>(
  async () => (await import('./text/Formatted.tsx')).default,
  ({ children }) => children,
);

/** A message as it is formatted; most are not, and what draws it is loaded with the first. */
export function LaterFormatted(props: FormattedProps) {
  if (!props.html && !props.foldedHtml) return props.children;
  return (
    <Suspense fallback={props.children}>
      <Drawn {...props} />
    </Suspense>
  );
}

/** The files of a message that do not stand in its text. */
export const filesBeside = <File extends Pick<ShownFile, 'url'>>(
  files: readonly File[],
  html: string | null | undefined,
) => (html ? files.filter(({ url }) => !html.includes(url)) : files);
