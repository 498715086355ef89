import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../data/client.ts';
import { useLiveEvents } from '../../data/live.ts';
import type { TicketFilters } from './filters.ts';
import { changesAgent, factsOf, withEvent } from './live-rows.ts';
import { type TicketRows, withChange } from './ticket-rows.ts';

/** Keeps rows that lie further down than what is read again for every event as they are now. */
export function useLiveRows(key: readonly unknown[], filters: TicketFilters) {
  const client = useQueryClient();

  useLiveEvents((event) => {
    const before = client.getQueryData<TicketRows>(key);
    const facts = factsOf(event);
    if (!before || !facts) return;
    const after = withEvent(before, event, filters);
    if (after !== before) client.setQueryData<TicketRows>(key, after);
    if (changesAgent(after, facts)) void readAgent(facts.id);
  });

  async function readAgent(id: string) {
    try {
      const { assignedAgent } = await callOperation('tickets.get', { id });
      client.setQueryData<TicketRows>(
        key,
        (rows) => rows && withChange(rows, id, { assignedAgent }),
      );
    } catch {
      // Gone meanwhile, or no connection: reading the list again puts it right.
    }
  }
}
