import { Suspense, useSyncExternalStore } from 'react';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { onToastChange, shownToast } from '../data/toast.ts';
import { later } from '../ui/later.tsx';

const ToastLayer = later(async () => (await import('./ToastLayer.tsx')).default);

/** The toasts. Their code loads after the first screen, or with the first toast. */
export function LaterToasts() {
  const mayLoad = useFirstScreenShown();
  const isNeeded = useSyncExternalStore(onToastChange, () => shownToast() !== null);
  return <Suspense>{(mayLoad || isNeeded) && <ToastLayer />}</Suspense>;
}
