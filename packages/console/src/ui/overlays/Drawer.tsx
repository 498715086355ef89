import type { ReactNode } from 'react';
import { Modal } from '../Modal.tsx';

type DrawerProps = { onClose: () => void; label: string; children: ReactNode };

/** A panel from the left edge on phones; a tap outside of it or Escape closes it. */
export default function Drawer({ onClose, label, children }: DrawerProps) {
  return (
    <Modal
      onClose={onClose}
      label={label}
      className="h-dvh w-72 max-w-[85vw] animate-slide overflow-y-auto bg-background shadow-overlay"
    >
      {children}
    </Modal>
  );
}
