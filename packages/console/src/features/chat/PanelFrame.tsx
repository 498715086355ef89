import { type ReactNode, useRef } from 'react';
import { useModal } from '../../ui/modals.ts';

type PanelFrameProps = {
  labelledBy: string;
  isPhone: boolean;
  onEscape: () => void;
  children: ReactNode;
};

/** The box of an open chat: at the lower edge of the window beside others, or the whole screen of a phone. */
export function PanelFrame({ labelledBy, isPhone, onEscape, children }: PanelFrameProps) {
  if (isPhone) {
    return (
      <PhoneFrame labelledBy={labelledBy} onEscape={onEscape}>
        {children}
      </PhoneFrame>
    );
  }
  return (
    <section
      role="dialog"
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (document.querySelector('dialog[open], [popover]:popover-open')) return;
        onEscape();
      }}
      className="pointer-events-auto flex h-[min(36rem,calc(100dvh-4.5rem))] w-[22.5rem] shrink-0 animate-rise flex-col overflow-hidden rounded-t-xl border border-b-0 bg-card text-foreground shadow-overlay dark:bg-raised"
    >
      {children}
    </section>
  );
}

function PhoneFrame({ labelledBy, onEscape, children }: Omit<PanelFrameProps, 'isPhone'>) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, true);
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      className="pointer-events-auto m-0 h-dvh max-h-dvh w-full max-w-full animate-rise flex-col bg-card text-foreground open:flex"
    >
      {children}
    </dialog>
  );
}
