import { useCallback, useEffect, useRef } from 'react';
import type { TickTicket } from './TicketTable.tsx';

/** A stable callback, so rows don't re-render for a new one. */
export function useSame(act: TickTicket | undefined): TickTicket | undefined {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const same = useCallback<TickTicket>((id, range) => latest.current?.(id, range), []);
  return act && same;
}
