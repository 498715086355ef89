import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useProofAsked } from '../data/fresh-proof.ts';
import { closeOverlay, useOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import { memberPages } from './pages.ts';

const Palette = lazy(() => import('../features/search/Palette.tsx'));
const NewTicketDialog = lazy(() => import('../features/tickets/new/NewTicketDialog.tsx'));
const InviteDialog = lazy(() => import('../features/team/invitations/InviteDialog.tsx'));
const ConfirmIdentityDialog = lazy(() => import('./ConfirmIdentityDialog.tsx'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** The dialogs that any screen may open; they close when the screen changes. */
export function Overlays() {
  const shown = useOverlay();
  const isProofAsked = useProofAsked();
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
    <>
      <Suspense>
        {shown === 'palette' && <Palette pages={pages} onClose={closeOverlay} />}
        {shown === 'new-ticket' && <NewTicketDialog open onClose={closeOverlay} />}
        {shown === 'invite' && <InviteDialog onClose={closeOverlay} />}
        {shown === 'shortcuts' && <ShortcutsDialog onClose={closeOverlay} />}
      </Suspense>
      {/* A separate Suspense boundary: open dialogs stay as they are while this one loads. */}
      <Suspense>{isProofAsked && <ConfirmIdentityDialog />}</Suspense>
    </>
  );
}
