import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldLinks } from './Field.tsx';
import { controlClass } from './Input.tsx';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const links = useFieldLinks();
  return (
    <textarea
      rows={4}
      {...links}
      {...rest}
      className={cx(
        controlClass,
        'field-sizing-content min-h-20 resize-y px-2.5 py-1.5 text-base',
        className,
      )}
    />
  );
}
