import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { isTaken } from './hints.ts';
import { useModalLayer, useTopModal } from './overlays/modals.ts';

type ModalProps = {
  onClose: () => void;
  /** Its accessible name, if neither `Dialog.Title` nor `labelledBy` provides one. */
  label?: string;
  labelledBy?: string;
  /** Whether a click outside closes it. */
  closesOutside?: boolean;
  /** Selector of the element that gets the focus first; defaults to the first focusable one. */
  focusFirst?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The base of all modals: Radix traps the focus inside and hides everything else from screen readers. Its overlay isn't used, because it
 * would add a style element to the page, which our security policy forbids.
 */
export function Modal({
  onClose,
  label,
  labelledBy,
  closesOutside = true,
  focusFirst = '[data-autofocus]',
  className,
  children,
}: ModalProps) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [opener] = useState(() => document.activeElement);
  useModalLayer(content);
  useEscapeFromNowhere(content, onClose);

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div className="pointer-events-auto fixed inset-0 z-20 animate-fade bg-scrim" />
        <Dialog.Content
          ref={setContent}
          {...(label && { 'aria-label': label })}
          {...(labelledBy && { 'aria-labelledby': labelledBy })}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            const first = (event.target as HTMLElement).querySelector<HTMLElement>(focusFirst);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Unless the chosen action has moved the focus elsewhere. If nothing has the focus, a dialog below gets it as a whole.
            const { activeElement } = document;
            const isNowhere =
              activeElement === document.body || activeElement?.matches('[role="dialog"]');
            if (isNowhere) (opener as HTMLElement | null)?.focus();
          }}
          onEscapeKeyDown={(event) => {
            const { target } = event;
            if (target instanceof Element && target.closest('[data-escape]'))
              event.preventDefault();
          }}
          onKeyDown={(event) => {
            // A toast or tooltip above the modal handles Escape first.
            if (event.key !== 'Escape' || isTaken(event.nativeEvent)) return;
            if (event.currentTarget.contains(event.target as Node)) onClose();
          }}
          onInteractOutside={(event) => !closesOutside && event.preventDefault()}
          className={cx('fixed inset-0 z-20 text-foreground', className)}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Lets Escape close the topmost modal even if nothing has the focus, for example after the pressed button was disabled. */
function useEscapeFromNowhere(content: HTMLElement | null, onClose: () => void) {
  const isTop = useTopModal() === content;
  useEffect(() => {
    if (!isTop) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isTaken(event)) return;
      // If this key closed the modal above, its target is inside that modal, even though nothing has the focus now.
      const { body } = document;
      if (event.target === body && document.activeElement === body) onClose();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isTop, onClose]);
}
