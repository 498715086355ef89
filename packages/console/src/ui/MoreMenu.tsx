import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

type MoreMenuProps = { label: string; className?: string; children: ReactNode };

/** A menu behind three dots, at the end of a row. */
export function MoreMenu({ label, className, children }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={(trigger) => (
        <IconButton label={label} {...trigger} className={className}>
          <Ellipsis />
        </IconButton>
      )}
    >
      {children}
    </Menu>
  );
}
