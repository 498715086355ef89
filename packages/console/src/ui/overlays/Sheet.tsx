import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { Modal } from '../Modal.tsx';
import m from '../messages.yaml';

type SheetProps = {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Whether it needs room for a preview beside its form. */
  isWide?: boolean;
  children: ReactNode;
};

/** A panel at the right edge for a single task, with the page still visible; on phones it fills the screen. */
export function Sheet({ onClose, title, description, isWide, children }: SheetProps) {
  return (
    <Modal
      onClose={onClose}
      focusFirst="[data-autofocus], input, textarea, select"
      className={cx(
        'ml-auto h-dvh w-full animate-rise overflow-y-auto overscroll-contain bg-raised shadow-overlay',
        isWide ? 'max-w-5xl' : 'max-w-xl',
      )}
    >
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b bg-raised px-5 py-3">
        <div className="min-w-0">
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-sm text-muted-foreground">
              {description}
            </Radix.Description>
          )}
        </div>
        <IconButton label={m.sheet.close} onClick={onClose} className="-mr-2">
          <X />
        </IconButton>
      </header>
      <div className="p-5">{children}</div>
    </Modal>
  );
}
