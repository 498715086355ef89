import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useEffect, useRef, useState } from 'react';

type Message = Schema<'TicketMessage'>;

/** The newest message by someone else since the ticket was opened, until it's dismissed; the last value keeps it even then. */
export function useNews(messages: readonly Message[], myEmail: string) {
  const known = useRef<Set<string>>(undefined);
  const [news, setNews] = useState<Message | null>(null);
  const [latest, setLatest] = useState<Message | null>(null);

  useEffect(() => {
    const seen = known.current;
    known.current = new Set(messages.map(({ id }) => id));
    const fresh = messages.findLast(
      ({ id, user }) => seen && !seen.has(id) && user?.email !== myEmail,
    );
    if (!fresh) return;
    setNews(fresh);
    setLatest(fresh);
  }, [messages, myEmail]);

  return [news, () => setNews(null), latest] as const;
}
