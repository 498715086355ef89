import { type ReactNode, useRef } from 'react';
import { useModal } from './modals.ts';

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** A panel from the left edge on phones; a tap beside it or Escape closes it. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === ref.current && onClose()}
      className="m-0 h-dvh max-h-dvh w-72 max-w-[85vw] animate-slide bg-background text-foreground shadow-overlay backdrop:animate-fade backdrop:bg-scrim"
    >
      {children}
    </dialog>
  );
}
