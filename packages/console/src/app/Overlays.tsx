import { useRouter } from '@tanstack/react-router';
import { ListFilter, TagIcon } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useFollowCounts } from '../data/follow-counts.ts';
import { closeOverlay, overlayReply, overlayTicket, useOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import { useSavedViews } from '../features/tickets/saved-views/saved-views.ts';
import { useGivenViews } from '../features/tickets/views.ts';
import { later } from '../ui/later.tsx';
import { memberPages } from './pages.ts';

const Palette = later(async () => (await import('../features/search/Palette.tsx')).default);
const ReplyDialog = later(
  async () => (await import('../features/canned-replies/ReplyDialog.tsx')).default,
);
const NewTicketDialog = later(
  async () => (await import('../features/tickets/new/NewTicketDialog.tsx')).default,
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
const ShortcutsDialog = later(async () => (await import('./ShortcutsDialog.tsx')).default);

/** The dialogs that any screen may open; they close when the screen changes. They come after the first screen. */
export function Overlays() {
  useFollowCounts();
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
  const isStaff = can('view_assigned_tickets');
  const given = useGivenViews();
  const views = isStaff ? given : [];
  const { views: saved = [] } = useSavedViews({ enabled: isStaff && shown === 'palette' });
  const ways = [
    ...pages,
    ...(can('manage_settings')
      ? [{ path: '/settings', label: 'Tags', icon: TagIcon, search: { tab: 'tags' } }]
      : []),
    ...(can('view_all_tickets')
      ? [{ path: '/spam', label: 'Spam', icon: ListFilter, keys: 'g j' }]
      : []),
    ...(can('delete_tickets')
      ? [{ path: '/deleted', label: 'Deleted tickets', icon: ListFilter, keys: 'g x' }]
      : []),
    ...views.map(({ name, letter, search }) => ({
      path: '/tickets',
      label: name === 'All' ? 'All tickets' : name,
      icon: ListFilter,
      search,
      keys: `g ${letter}`,
    })),
    ...saved.map(({ name, search }) => ({
      path: '/tickets',
      label: name,
      icon: ListFilter,
      search,
    })),
  ];
  return (
    <Suspense>
      {shown === 'palette' && <Palette pages={ways} onClose={closeOverlay} />}
      {shown === 'new-ticket' && <NewTicketDialog open onClose={closeOverlay} />}
      {shown === 'canned-reply' && <ReplyDialog begun={overlayReply()} onClose={closeOverlay} />}
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
      {shown === 'shortcuts' && <ShortcutsDialog onClose={closeOverlay} />}
    </Suspense>
  );
}
