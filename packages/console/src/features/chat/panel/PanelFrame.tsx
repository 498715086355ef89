import type { ReactNode } from 'react';
import { isTaken } from '../../../ui/hints.ts';
import { Modal } from '../../../ui/Modal.tsx';

type PanelFrameProps = {
  labelledBy: string;
  isPhone: boolean;
  onEscape: () => void;
  children: ReactNode;
};

/** The box of an open chat: at the bottom of the window, or full screen on phones. */
export function PanelFrame({ labelledBy, isPhone, onEscape, children }: PanelFrameProps) {
  if (isPhone) {
    return (
      <Modal
        labelledBy={labelledBy}
        onClose={onEscape}
        className="top-(--seen-from,0px) flex h-(--seen,100dvh) w-full animate-rise flex-col bg-card"
      >
        {children}
      </Modal>
    );
  }
  return (
    <section
      role="dialog"
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isTaken(event.nativeEvent)) return;
        if (document.querySelector('html[data-modal], [role="menu"]')) return;
        onEscape();
      }}
      className="pointer-events-auto flex h-[min(36rem,calc(100dvh-4.5rem))] w-[22.5rem] shrink-0 animate-rise flex-col overflow-hidden rounded-t-xl border border-b-0 bg-card text-foreground shadow-overlay dark:bg-raised"
    >
      {children}
    </section>
  );
}
