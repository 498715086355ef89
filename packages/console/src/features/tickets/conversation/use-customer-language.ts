import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';

/** The language of a ticket's customer, in which a screen reader is to read their words; undefined while it is unknown. */
export function useCustomerLanguage(id: string) {
  const enabled = useCan()('view_assigned_tickets');
  return useRead('tickets.customerLanguage', { id }, { enabled }).data?.language ?? undefined;
}
