import { useNavigate } from '@tanstack/react-router';
import { useLiveEvents } from '../../../data/live.ts';
import { showOnDesktop } from '../../../data/notice-settings.ts';
import { useSession } from '../../../data/session.ts';
import { ticketNoticeOf } from './ticket-notices.ts';

/** Shows desktop notifications about a member's tickets while the window is hidden. */
export function useTicketNotices() {
  const { user } = useSession();
  const navigate = useNavigate();
  useLiveEvents((event) => {
    if (document.visibilityState === 'visible') return;
    const notice = ticketNoticeOf(event, user.id);
    if (!notice) return;
    const { ticketId, title, text } = notice;
    const params = { id: ticketId } as never;
    const onOpen = () => void navigate({ to: '/tickets/$id', params });
    showOnDesktop({ title, text, tag: ticketId, onOpen });
  });
}
