import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLiveUpdates } from '../../../data/live.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import { useTicketNotices } from './use-ticket-notices.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  useLiveUpdates();
  useTicketNotices();
  return <output />;
}

type Shown = { title: string; options: NotificationOptions; onclick?: () => void };

it("a reply on the agent's ticket is announced while the window is hidden, and opened from there", async () => {
  const desktop: Shown[] = [];
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      close() {}
      constructor(title: string, options: NotificationOptions) {
        desktop.push(Object.assign(this, { title, options }));
      }
    },
  );
  const front = vi.spyOn(window, 'focus').mockImplementation(() => {});
  const sockets = fakeSockets();
  const user = { ...member('agent'), id: 'u1' };
  answerOperations({
    'auth.user': user,
    'realtime.ticket': { ticket: 'once', expiresAt: '2026-11-21T10:01:00.000Z' },
  });
  const { router } = drawPage(Page, user, { paths: ['/tickets/$id'] });
  await screen.findByRole('status');
  await waitFor(() => expect(sockets).toHaveLength(1));
  act(() => sockets[0]?.accept({ type: 'hello', seq: 0 }));

  let seq = 0;
  const reply = () => {
    const ticket = { id: 't1', ticketNumber: 'TK-1', subject: 'Kettle', assignedAgentId: 'u1' };
    const actor = { type: 'customer', userId: null, name: 'Vera' };
    const payload = { ticket, actor, visibility: 'public' };
    const createdAt = new Date().toISOString();
    seq += 1;
    act(() =>
      sockets[0]?.serve({ type: 'event', seq, name: 'ticket.replied', payload, createdAt }),
    );
  };
  reply();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // Notifications are off.
  reply();
  expect(desktop).toEqual([]);
  localStorage.setItem('helpdesk_chat_desktop', 'on');
  reply();
  const options = { body: 'TK-1: Kettle', tag: 't1', silent: true };
  expect(desktop).toMatchObject([{ title: 'Vera replied', options }]);
  act(() => desktop[0]?.onclick?.());
  expect(front).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t1'));
});
