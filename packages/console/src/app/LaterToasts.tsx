import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { onToastChange, shownToast } from '../data/toast.ts';

const ToastLayer = lazy(() => import('./ToastLayer.tsx'));

/** The toasts, whose code loads after the first screen, or when there is something to say. */
export function LaterToasts() {
  const mayLoad = useFirstScreenShown();
  const isNeeded = useSyncExternalStore(onToastChange, () => shownToast() !== null);
  return <Suspense>{(mayLoad || isNeeded) && <ToastLayer />}</Suspense>;
}
