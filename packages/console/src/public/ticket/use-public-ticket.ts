import { HelpdeskError, type Schema } from '@helpdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readKey } from '../../data/cache.ts';
import { visitorServer } from '../client.ts';

const POLL = 5_000;

export type TicketProof = { subdomain: string; ticketId: string; token: string };

function keyOf({ subdomain, ticketId }: TicketProof) {
  return readKey('publicTickets.get', { subdomain, ticketId });
}

/** The ticket as its customer sees it, polled while the page is visible: visitors have no socket. */
export function usePublicTicket(proof: TicketProof, onRefused: () => void) {
  const { subdomain, ticketId, token } = proof;
  const ticket = useQuery({
    queryKey: keyOf(proof),
    queryFn: ({ signal }) =>
      visitorServer.publicTickets.get({ subdomain, ticketId }, { signal, ticketAccess: token }),
    refetchInterval: POLL,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

  const client = useQueryClient();
  const isRefused = ticket.error instanceof HelpdeskError && ticket.error.status === 404;
  useEffect(() => {
    if (!isRefused) return;
    client.removeQueries({ queryKey: readKey('publicTickets.get', { subdomain, ticketId }) });
    onRefused();
  }, [isRefused, client, subdomain, ticketId, onRefused]);
  return ticket;
}

/** Shows a message that was just sent without waiting for the next poll. */
export function useShowReply(proof: TicketProof) {
  const client = useQueryClient();
  return (message: Schema<'PublicTicketMessage'>) => {
    client.setQueryData<Schema<'PublicTicket'>>(
      keyOf(proof),
      (ticket) => ticket && { ...ticket, messages: [...ticket.messages, message] },
    );
    void client.invalidateQueries({ queryKey: keyOf(proof) });
  };
}
