import { useNavigate } from '@tanstack/react-router';
import type { Refresh } from '../../data/cache.ts';
import { readsOfChats as lists } from '../../data/use-accept-chat.ts';
import { refusalCode, serverMessage, useWrite } from '../../data/use-write.ts';
import m from './messages.yaml';

const failed = (otherwise: string) => (error: Error) => ({
  title: m.useChatActions.error,
  text: serverMessage(error, otherwise),
});

/** Transfers a chat to another agent, or takes it over. */
export function useTransfer(done: string, onDone?: () => void) {
  return useWrite('chat.transfer', {
    done,
    failed: failed(m.useChatActions.failedToTransferTheChat),
    refresh: lists,
    ...(onDone && { onDone }),
  });
}

/** Invites a colleague to a chat. */
export function useInvite(done: string, onDone: () => void) {
  return useWrite('chat.addParticipant', {
    done,
    failed: failed(m.useChatActions.failedToInvite),
    refresh: [...lists, 'chat.get'],
    onDone,
  });
}

/** Leaves a chat that the user was invited to. */
export function useLeave() {
  return useWrite('chat.removeParticipant', {
    done: m.useChatActions.youLeftTheChat,
    failed: failed(m.useChatActions.failedToLeave),
    refresh: [...lists, 'chat.get'],
  });
}

export function useEndChat(onDone: () => void) {
  return useWrite('chat.close', {
    done: m.useChatActions.chatClosed,
    failed: failed(m.useChatActions.failedToCloseTheChat),
    refresh: lists,
    onDone,
  });
}

const readsOfBlocking: readonly Refresh[] = [...lists, 'chat.get', 'blockedSenders.list'];

/** Unblocks a visitor. */
export function useUnblock() {
  return useWrite('blockedSenders.delete', {
    done: m.useChatActions.visitorUnblocked,
    failed: failed(m.useChatActions.failedToUnblockTheVisitor),
    refresh: readsOfBlocking,
  });
}

/** Blocks the visitor of a chat; the toast unblocks them. */
export function useBlock(onDone: () => void) {
  const { write: unblock } = useUnblock();
  return useWrite('chat.block', {
    done: ({ id, value }) => ({
      title: m.useChatActions.isBlocked({ value }),
      undo: () => unblock({ id }),
    }),
    failed: failed(m.useChatActions.failedToBlockTheVisitor),
    refresh: readsOfBlocking,
    onDone,
  });
}

/** Emails the transcript to the visitor. */
export function useMailTranscript() {
  return useWrite('chat.mailTranscript', {
    done: ({ email }) => m.useChatActions.theTranscriptGoesTo({ email }),
    failed: failed(m.useChatActions.failedToMailTheTranscript),
  });
}

/** Creates a ticket from a chat, and opens it. */
export function useConvert() {
  const navigate = useNavigate();
  return useWrite('chat.convertToTicket', {
    repeatable: true,
    done: ({ ticketNumber, id }) => ({
      title: m.useChatActions.ticketCreatedSuccessfully,
      text: ticketNumber,
      action: {
        label: m.useChatActions.view,
        run: () => void navigate({ to: '/tickets/$id', params: { id } as never }),
      },
    }),
    failed: (error) =>
      refusalCode(error) === 'chat_has_ticket'
        ? { title: m.useChatActions.error, text: serverMessage(error, '') }
        : { title: m.useChatActions.error, text: m.useChatActions.failedToCreateTicket },
    refresh: ['tickets.list', 'tickets.stats', 'dashboard.counts', 'chat.list'],
  });
}
