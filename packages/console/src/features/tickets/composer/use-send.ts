import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Refresh, readKey } from '../../../data/cache.ts';
import { stopTyping } from '../../../data/presence.ts';
import { refusalCode, useWrite } from '../../../data/use-write.ts';

const isHeldBack = (error: Error) => refusalCode(error) === 'newer_message';

/** Sends a reply or a note, unless someone else has replied meanwhile; retrying after a failure sends one message. */
export function useSend(ticketId: string, onSent: () => void) {
  const navigate = useNavigate();
  const [wasRefused, setWasRefused] = useState(false);
  const ticket = readKey('tickets.get', { id: ticketId }) as unknown as Refresh;
  const refresh: Refresh[] = [ticket, 'tickets.list'];

  const { write, busy } = useWrite('tickets.reply', {
    repeatable: true,
    done: 'Message sent successfully',
    failed: (error) =>
      isHeldBack(error) ? null : { title: 'Error', text: 'Failed to send message' },
    refresh,
    refreshAfterFailure: (error) => (isHeldBack(error) ? refresh : []),
    onDone: ({ followUp }) => {
      setWasRefused(false);
      stopTyping(ticketId);
      onSent();
      // The reply to a closed ticket has opened a follow-up: navigate to it.
      if (followUp) void navigate({ to: '/tickets/$id', params: { id: followUp.id } as never });
    },
    onFailed: (error) => setWasRefused(isHeldBack(error)),
  });
  return { send: write, busy, wasRefused, forgetRefusal: () => setWasRefused(false) };
}
