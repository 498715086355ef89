import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';
import m from './messages.yaml';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  children: ReactNode;
};

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-2xl', xl: 'max-w-4xl' };

/** A modal dialog with a title and a close button; on phones it slides up from the bottom edge. */
export function Dialog({ open, onClose, title, description, size = 'md', children }: DialogProps) {
  if (!open) return null;
  return (
    <Modal
      onClose={onClose}
      focusFirst="[data-autofocus], input, textarea, select"
      className={cx(
        'm-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] animate-rise overflow-y-auto overscroll-contain rounded-xl bg-raised shadow-overlay',
        'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none',
        widths[size],
      )}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-1">
        <div>
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-0.5 text-sm text-muted-foreground">
              {description}
            </Radix.Description>
          )}
        </div>
        <IconButton label={m.dialog.close} onClick={onClose} className="-mt-1 -mr-2">
          <X />
        </IconButton>
      </header>
      <div className="px-5 pt-3 pb-5">{children}</div>
    </Modal>
  );
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex justify-end gap-2 max-sm:[&>*]:flex-1">{children}</div>;
}
