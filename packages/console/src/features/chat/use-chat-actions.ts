import { useNavigate } from '@tanstack/react-router';
import type { Refresh } from '../../data/cache.ts';
import { refusalCode, serverMessage, useWrite } from '../../data/use-write.ts';

const lists: readonly Refresh[] = [
  'chat.list',
  'chat.stats',
  'chat.agents',
  'dashboard.counts',
  'dashboard.stats',
];

const failed = (otherwise: string) => (error: Error) => ({
  title: 'Error',
  text: serverMessage(error, otherwise),
});

/** Accepts a chat that is waiting or handled by the bot. */
export function useAccept(onDone?: (id: string) => void) {
  return useWrite('chat.accept', {
    failed: failed('Failed to accept the chat'),
    refresh: lists,
    refreshAfterFailure: () => lists,
    onDone: ({ id }) => onDone?.(id),
  });
}

/** Transfers a chat to another agent, or takes it over. */
export function useTransfer(done: string, onDone?: () => void) {
  return useWrite('chat.transfer', {
    done,
    failed: failed('Failed to transfer the chat'),
    refresh: lists,
    ...(onDone && { onDone }),
  });
}

export function useEndChat(onDone: () => void) {
  return useWrite('chat.close', {
    done: 'Chat closed',
    failed: failed('Failed to close the chat'),
    refresh: lists,
    onDone,
  });
}

const readsOfBlocking: readonly Refresh[] = [...lists, 'chat.get', 'blockedSenders.list'];

/** Lifts what blocks a visitor. */
export function useUnblock() {
  return useWrite('blockedSenders.delete', {
    done: 'Visitor unblocked',
    failed: failed('Failed to unblock the visitor'),
    refresh: readsOfBlocking,
  });
}

/** Blocks the visitor of a chat; the toast unblocks them. */
export function useBlock(onDone: () => void) {
  const { write: unblock } = useUnblock();
  return useWrite('chat.block', {
    done: ({ id, value }) => ({ title: `${value} is blocked`, undo: () => unblock({ id }) }),
    failed: failed('Failed to block the visitor'),
    refresh: readsOfBlocking,
    onDone,
  });
}

/** Mails the visitor what was said. */
export function useMailTranscript() {
  return useWrite('chat.mailTranscript', {
    done: ({ email }) => `The transcript goes to ${email}`,
    failed: failed('Failed to mail the transcript'),
  });
}

/** Opens a ticket from a chat, and navigates to it. */
export function useConvert() {
  const navigate = useNavigate();
  return useWrite('chat.convertToTicket', {
    repeatable: true,
    done: ({ ticketNumber, id }) => ({
      title: 'Ticket created successfully',
      text: ticketNumber,
      action: {
        label: 'View',
        run: () => void navigate({ to: '/tickets/$id', params: { id } as never }),
      },
    }),
    failed: (error) =>
      refusalCode(error) === 'chat_has_ticket'
        ? { title: 'Error', text: serverMessage(error, '') }
        : { title: 'Error', text: 'Failed to create ticket' },
    refresh: ['tickets.list', 'tickets.stats', 'dashboard.counts', 'chat.list'],
  });
}
