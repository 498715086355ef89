import { useSyncExternalStore } from 'react';
import { dismissToast, onToastChange, shownToast } from '../data/toast.ts';
import { Toasts } from '../ui/Toasts.tsx';

export default function ToastLayer() {
  const shown = useSyncExternalStore(onToastChange, shownToast);
  return <Toasts shown={shown} onDismiss={dismissToast} />;
}
