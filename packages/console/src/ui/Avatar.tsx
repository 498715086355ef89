import { useState } from 'react';
import { cx } from './cx.ts';

type AvatarProps = {
  initials: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
};

const sizes = {
  sm: 'size-5 text-[0.5625rem]',
  md: 'size-7 text-[0.6875rem]',
  lg: 'size-9 text-xs',
  xl: 'size-20 text-2xl',
};

/** A photo, or initials if there is none or it fails to load. It is decoration beside a name, so it is hidden from screen readers. */
export function Avatar({ initials, src, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent/15 font-semibold text-primary-text uppercase select-none',
        sizes[size],
        className,
      )}
    >
      {src && !broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        initials
      )}
    </span>
  );
}
