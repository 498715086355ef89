import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { closeOverlay, useOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import { memberPages } from './pages.ts';

const Palette = lazy(() => import('../features/search/Palette.tsx'));
const NewTicketDialog = lazy(() => import('../features/tickets/NewTicketDialog.tsx'));
const InviteDialog = lazy(() => import('../features/team/InviteDialog.tsx'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** The dialogs that any screen may open; they do not outlive the screen. */
export function Overlays() {
  const shown = useOverlay();
  const can = useCan();
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeOverlay()),
    [router],
  );
  const pages = memberPages.flatMap(({ path, navigation }) =>
    navigation && can(navigation.permission) ? [{ ...navigation, path }] : [],
  );
  return (
    <Suspense>
      {shown === 'palette' && <Palette pages={pages} onClose={closeOverlay} />}
      {shown === 'new-ticket' && <NewTicketDialog open onClose={closeOverlay} />}
      {shown === 'invite' && <InviteDialog onClose={closeOverlay} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={closeOverlay} />}
    </Suspense>
  );
}
