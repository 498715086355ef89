import { lazy, Suspense } from 'react';
import { closeOverlay, useOverlay } from '../data/overlay.ts';

const InviteDialog = lazy(() => import('../features/team/InviteDialog.tsx'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** The dialogs that any screen may open. */
export function Overlays() {
  const shown = useOverlay();
  return (
    <Suspense>
      {shown === 'invite' && <InviteDialog onClose={closeOverlay} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={closeOverlay} />}
    </Suspense>
  );
}
