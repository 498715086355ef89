import type { TicketRow } from '../../database/tables.ts';
import type { Tx } from '../../database/types.ts';

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

type Answered = Pick<TicketRow, 'first_response_at' | 'first_response_ms' | 'first_responder_id'>;

/** Keeps count of first answers by day (UTC), by who gave them and by about how long they took: a median then reads little else. */
export async function countAnswer(tx: Tx, ticket: Partial<Answered>, by: 1 | -1) {
  const { first_response_at: at, first_response_ms: time, first_responder_id: who } = ticket;
  if (!at || time === null || time === undefined) return;
  await tx.add(`${answersFrom(at)}.${bandOf(time)}.${who ?? ''}`, by);
}

/** Where the names of a day's counters begin; they sort by time. */
export const answersFrom = (day: string) => `answered.${day.slice(0, 10)}`;
