import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';

/** The language of a ticket's customer, so screen readers can pronounce their messages; undefined if unknown. */
export function useCustomerLanguage(id: string) {
  const enabled = useCan()('view_assigned_tickets');
  return useRead('tickets.customerLanguage', { id }, { enabled }).data?.language ?? undefined;
}
