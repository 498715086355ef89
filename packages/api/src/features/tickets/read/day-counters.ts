import type { TicketRow } from '../../../database/rows/tickets.ts';

const minute = 60_000;
const last = 17;

/** The times of a band, in milliseconds: below a minute, then each band twice as long as the one before, the last without end. */
export const bandFrom = (band: number) => (band === 0 ? 0 : minute * 2 ** (band - 1));
export const bandUntil = (band: number) =>
  band === last ? Number.MAX_SAFE_INTEGER : minute * 2 ** band;

function bandOf(time: number): number {
  for (let band = 0; band < last; band += 1) if (time < bandUntil(band)) return band;
  return last;
}

/** The moments of a ticket that the dashboard's figures are made of. */
export type Moments = Partial<
  Pick<
    TicketRow,
    | 'assigned_at'
    | 'assigned_agent_id'
    | 'resolved_at'
    | 'resolved_by'
    | 'first_response_at'
    | 'first_response_ms'
    | 'first_responder_id'
  >
>;

/** Where the names of a day's (UTC) counters begin; they sort by time. */
export const dayOf = (moment: 'answered' | 'assigned' | 'resolved', at: string) =>
  `${moment}.${at.slice(0, 10)}`;

/** The counter of a day (UTC), whose names sort by time. */
export const openedOn = (at: string) => `opened.${at.slice(0, 10)}`;

/** The counters that a ticket adds one to: when it was given to whom, got done by whom, and was first answered by whom after about how long. */
export function dayCountersOf(ticket: Moments | null): string[] {
  if (!ticket) return [];
  const counters: string[] = [];
  const { assigned_at: given, resolved_at: done, first_response_at: answered } = ticket;
  if (given && ticket.assigned_agent_id) {
    counters.push(`${dayOf('assigned', given)}.${ticket.assigned_agent_id}`);
  }
  if (done && ticket.resolved_by) counters.push(`${dayOf('resolved', done)}.${ticket.resolved_by}`);
  if (answered && typeof ticket.first_response_ms === 'number') {
    const band = bandOf(ticket.first_response_ms);
    counters.push(`${dayOf('answered', answered)}.${band}.${ticket.first_responder_id ?? ''}`);
  }
  return counters;
}
