import { useEffect, useReducer, useState } from 'react';
import {
  accessIn,
  dropAccess,
  keepAccess,
  keptAccess,
  removeAccessFromAddress,
} from './ticket-access.ts';

/** The visitor's access token for the ticket of the address, if they have one. */
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
    /** The link that led to this address, with or without a ticket; null when there was none. */
    link: link?.ticketId === ticketId ? link : null,
    forgetLink: () => setLink(null),
    drop: () => {
      if (ticketId) dropAccess(subdomain, ticketId);
      redraw();
    },
  };
}
