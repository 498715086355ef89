import { useEffect, useReducer, useState } from 'react';
import {
  accessIn,
  dropAccess,
  keepAccess,
  keptAccess,
  removeAccessFromAddress,
} from './ticket-access.ts';

/** The visitor's proof for the ticket of the address, where he has one. */
export function useAccess(subdomain: string, ticketId: string | null) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [link, setLink] = useState(() => {
    const token = accessIn(window.location.hash);
    if (token && ticketId) keepAccess(subdomain, ticketId, token);
    return token ? { ticketId } : null;
  });
  useEffect(removeAccessFromAddress, []);

  return {
    token: ticketId && keptAccess(subdomain, ticketId),
    /** The link that led to this address, with or without a ticket; null when none did. */
    link: link?.ticketId === ticketId ? link : null,
    forgetLink: () => setLink(null),
    drop: () => {
      if (ticketId) dropAccess(subdomain, ticketId);
      redraw();
    },
  };
}
