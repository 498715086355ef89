import { BellRing, CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { shareEscape } from './hints.ts';
import m from './messages.yaml';
import { modifier } from './modifier.ts';
import { keepFree } from './overlays/keep-free.ts';
import { useTopModal } from './overlays/modals.ts';

type ShownToast = {
  id: number;
  title: string;
  text?: string;
  destructive?: boolean;
  isNotice?: boolean;
  until?: number | undefined;
  undo?: (() => void) | undefined;
  action?: { label: string; run: () => void } | undefined;
};
type ToastsProps = { shown: ShownToast | null; onDismiss: (id: number) => void };

const DURATION = 5000;
/** Longer, so people who read slowly can still act. */
const WITH_ACTION = 20_000;
const SWIPE = 50;
const undoKeys = `${modifier} Z`;

/**
 * Shows toasts: one at a time, 5 s (longer while hovered or focused), F8 to reach it, a swipe to dismiss. They are placed where they cover
 * no control, and move into an open modal, because everything outside of it is inert.
 */
export function Toasts({ shown, onDismiss }: ToastsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const modal = useTopModal();

  // In the top layer, so it is above the dialog that contains it and not clipped by its edges.
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another container it is another element.
  useEffect(() => {
    // Closing the dialog removes the layer until it is rendered in its next container.
    if (!layer.current?.isConnected) return;
    if (!shown) return layer.current.hidePopover?.();
    layer.current.showPopover?.();
    return keepFree(layer.current, modal);
  }, [shown, modal]);

  return (
    <Toast.Provider
      duration={DURATION}
      swipeThreshold={SWIPE}
      swipeDirection="right"
      label={m.toasts.notification}
    >
      {shown && (
        <ToastCard
          key={shown.id}
          toast={shown}
          isInModal={modal !== undefined}
          onDismiss={() => onDismiss(shown.id)}
        />
      )}
      {createPortal(
        <div
          ref={layer}
          popover="manual"
          className="pointer-events-none fixed inset-auto m-0 w-full max-w-sm overflow-visible bg-transparent p-4 text-foreground max-sm:max-w-full"
        >
          <Toast.Viewport hotkey={['F8']} className="list-none outline-none" />
        </div>,
        modal ?? document.body,
      )}
    </Toast.Provider>
  );
}

type ToastCardProps = { toast: ShownToast; isInModal: boolean; onDismiss: () => void };

function ToastCard({ toast, isInModal, onDismiss }: ToastCardProps) {
  // A check mark means that the user's action is done, so notices have another icon.
  const Icon = toast.destructive ? CircleAlert : toast.isNotice ? BellRing : CircleCheck;
  const action = toast.undo ? { label: m.toasts.undo, run: toast.undo } : toast.action;
  const { until } = toast;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(onDismiss, until - Date.now());
    return () => clearTimeout(timer);
  }, [until, onDismiss]);
  return (
    <Toast.Root
      {...(action && { duration: WITH_ACTION })}
      {...(until !== undefined && { duration: Number.POSITIVE_INFINITY })}
      type={toast.destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onDismiss()}
      // Escape closes the dialog that contains the toast, unless the toast has the focus.
      onEscapeKeyDown={(event) => {
        if (!isInModal || document.activeElement?.closest('[popover]')) return;
        event.preventDefault();
        shareEscape(event);
      }}
      className={cx(
        'pointer-events-auto flex animate-rise items-start gap-2.5 rounded-lg p-3 pr-2 shadow-overlay',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform',
        toast.destructive ? 'bg-destructive text-primary-foreground' : 'bg-raised text-foreground',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx(
          'mt-0.5 size-4 shrink-0',
          !toast.destructive && (toast.isNotice ? 'text-warning-text' : 'text-success-text'),
        )}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Toast.Title className="text-sm font-medium">
          {toast.title}
          {until !== undefined && <Countdown until={until} />}
        </Toast.Title>
        {toast.text && (
          <Toast.Description
            className={cx('text-sm', toast.destructive ? 'opacity-95' : 'text-muted-foreground')}
          >
            <Unbroken text={toast.text} />
          </Toast.Description>
        )}
      </div>
      {action && (
        <Toast.Action altText={toast.undo ? `${action.label} (${undoKeys})` : action.label} asChild>
          <button
            type="button"
            onClick={action.run}
            className={cx(
              'rounded-sm px-1.5 text-sm font-medium hover:underline',
              toast.destructive ? 'underline' : 'text-primary-text',
            )}
          >
            {action.label}
            {toast.undo && (
              <span aria-hidden="true" className="ml-1.5 text-xs font-normal">
                {undoKeys}
              </span>
            )}
          </button>
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={m.toasts.dismiss}
        className="rounded-sm p-0.5 opacity-70 hover:opacity-100"
      >
        <X className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Keeps ticket numbers on one line; they can still be copied unchanged. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(/\b([A-Z\d]{1,10}-\d{4}-\d{6,9})\b/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The remaining seconds; Radix announces a toast only once, with its first text. */
function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return <span className="tabular-nums"> {m.toasts.inS({ left })}</span>;
}

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));
