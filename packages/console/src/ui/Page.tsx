import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The content width of pages in pixels, without margins; lists use the whole window. */
const widths = {
  list: '',
  document: 'mx-auto w-full max-w-[50.5rem]',
  settings: 'mx-auto w-full max-w-[48rem]',
  figures: 'mx-auto w-full max-w-[78rem]',
};

type PageProps = ComponentProps<'div'> & { kind: keyof typeof widths };

/** The content of a signed-in page, with the width of its kind: 760, 720 or 1200 pixels, or the whole window. */
export function Page({ kind, className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={cx(
        'flex flex-col gap-5 px-4 md:px-6',
        kind === 'list' ? 'py-4 md:py-6' : 'py-6 md:py-8',
        widths[kind],
        className,
      )}
    />
  );
}
