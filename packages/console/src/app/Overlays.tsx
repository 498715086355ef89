import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useFollowCounts } from '../data/live/follow-counts.ts';
import { closeOverlay, overlayReply, overlayTicket, useOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import { useShortcuts } from '../data/shortcuts.ts';
import { useTicketNotices } from '../features/tickets/notices/use-ticket-notices.ts';
import { later } from '../ui/later.tsx';
import m from './messages.yaml';
import { useViewTitle } from './use-view-title.ts';

const PaletteOfAll = later(async () => (await import('./PaletteOfAll.tsx')).default);
const ReplyDialog = later(
  async () => (await import('../features/canned-replies/ReplyDialog.tsx')).default,
);
const NewTicketDialog = later(
  async () => (await import('../features/tickets/new/NewTicketDialog.tsx')).default,
);
const BrandingSheet = later(
  async () => (await import('../features/branding/BrandingSheet.tsx')).default,
);
const AddressSheet = later(
  async () => (await import('../features/settings/email/addresses/AddressSheet.tsx')).default,
);
const InviteDialog = later(
  async () => (await import('../features/team/invitations/InviteDialog.tsx')).default,
);
const UnsentDialog = later(
  async () => (await import('../features/tickets/unsent/UnsentDialog.tsx')).default,
);
const LogOutDialog = later(
  async () => (await import('../features/tickets/unsent/LogOutDialog.tsx')).default,
);
const EditTicketDialog = later(
  async () => (await import('../features/tickets/edit/EditTicketDialog.tsx')).default,
);
const HandOverDialog = later(
  async () => (await import('../features/tickets/edit/HandOverDialog.tsx')).default,
);
const SnoozeTicket = later(
  async () => (await import('../features/tickets/snooze/SnoozeTicket.tsx')).default,
);
const ApplyMacro = later(
  async () => (await import('../features/tickets/macros/ApplyMacro.tsx')).default,
);
const LinkTicket = later(
  async () => (await import('../features/tickets/links/LinkTicket.tsx')).default,
);
const MergeTicket = later(
  async () => (await import('../features/tickets/merge/MergeTicket.tsx')).default,
);
const AwayDialog = later(
  async () => (await import('../features/team/away/AwayDialog.tsx')).default,
);
const ShortcutsDialog = later(async () => (await import('./ShortcutsDialog.tsx')).default);

/** The dialogs that any screen may open; they close when the screen changes. Their code loads after the first screen. */
export function Overlays() {
  useFollowCounts();
  useTicketNotices();
  const shown = useOverlay();
  useRareViewKeys();
  useViewTitle();
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeOverlay()),
    [router],
  );
  return (
    <Suspense>
      {shown === 'palette' && <PaletteOfAll />}
      {shown === 'new-ticket' && <NewTicketDialog open onClose={closeOverlay} />}
      {shown === 'canned-reply' && <ReplyDialog begun={overlayReply()} onClose={closeOverlay} />}
      {shown === 'branding' && <BrandingSheet onClose={closeOverlay} />}
      {shown === 'support-address' && <AddressSheet onClose={closeOverlay} />}
      {shown === 'invite' && <InviteDialog onClose={closeOverlay} />}
      {shown === 'snooze' && <SnoozeTicket ticket={overlayTicket()} onClose={closeOverlay} />}
      {shown === 'edit-ticket' && (
        <EditTicketDialog ticket={overlayTicket()} onClose={closeOverlay} />
      )}
      {shown === 'macro' && <ApplyMacro ticket={overlayTicket()} onClose={closeOverlay} />}
      {shown === 'merge' && <MergeTicket ticket={overlayTicket()} onClose={closeOverlay} />}
      {shown === 'link' && <LinkTicket ticket={overlayTicket()} onClose={closeOverlay} />}
      {shown === 'hand-over' && <HandOverDialog ticket={overlayTicket()} onClose={closeOverlay} />}
      {shown === 'unsent' && <UnsentDialog onClose={closeOverlay} />}
      {shown === 'log-out' && <LogOutDialog onClose={closeOverlay} />}
      {shown === 'away' && <AwayDialog onClose={closeOverlay} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={closeOverlay} />}
    </Suspense>
  );
}

/** The shortcuts of the views in the sidebar's collapsed part. */
function useRareViewKeys() {
  const can = useCan();
  const navigate = useNavigate();
  const spam = { keys: 'g j', label: m.overlays.spam, run: () => void navigate({ to: '/spam' }) };
  const deleted = {
    keys: 'g x',
    label: m.overlays.deleted,
    run: () => void navigate({ to: '/deleted' }),
  };
  useShortcuts('Views', [
    ...(can('view_all_tickets') ? [spam] : []),
    ...(can('delete_tickets') ? [deleted] : []),
  ]);
}
