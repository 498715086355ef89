import type { TicketRow } from '../../../../database/rows/tickets.ts';
import type { Tx } from '../../../../database/types.ts';
import { hasFile } from '../../../../stored-files/read/message-files.ts';
import { findFirstAnswer, findLastWords, lastNewsOf } from '../../read/joined.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';
import { lastWords, type Settled } from '../moments.ts';

const spokenAt = (ticket: TicketRow) => ticket.last_spoken_at ?? ticket.created_at;
const latest = (times: readonly string[]) => times.toSorted().at(-1) ?? '';

/** The columns of the remaining ticket after a merge: last speaker, newest message, and a single first response. */
export function columnsOfJoining(
  target: TicketWithPeople,
  others: readonly TicketWithPeople[],
): Settled {
  const all = [target, ...others];
  const last = all.toSorted((one, other) => (spokenAt(one) < spokenAt(other) ? 1 : -1))[0];
  const words =
    !last || last === target
      ? {}
      : last.last_spoken_at === null
        ? lastWords(
            { authorType: 'customer', visibility: 'public', body: last.description },
            last.created_at,
          )
        : {
            last_speaker: last.last_speaker,
            last_spoken_at: last.last_spoken_at,
            last_message: last.last_message,
          };
  return {
    ...words,
    ...firstResponse(target, all),
    news_at: latest(all.map((one) => one.news_at)),
    has_file: all.some((one) => one.has_file) ? 1 : 0,
  };
}

/** Measured from the opening of the oldest ticket to the first reply. */
function firstResponse(target: TicketWithPeople, all: readonly TicketWithPeople[]): Settled {
  if (target.opened_by === 'staff') return {};
  const asked = all.filter((one) => one.opened_by === 'customer');
  const [answered] = asked
    .filter((one) => one.first_response_at !== null)
    .toSorted((one, other) =>
      (one.first_response_at ?? '') < (other.first_response_at ?? '') ? -1 : 1,
    );
  if (!answered?.first_response_at) return {};
  const since = asked.map((one) => one.created_at).toSorted()[0] ?? target.created_at;
  return {
    first_response_at: answered.first_response_at,
    first_responder_id: answered.first_responder_id,
    first_response_ms: Date.parse(answered.first_response_at) - Date.parse(since),
  };
}

/** The same columns of a ticket that lost or gained messages, from those it has now. */
export async function columnsOfRest(tx: Tx, ticket: TicketWithPeople): Promise<Settled> {
  const last = await findLastWords(tx, ticket.id);
  const said = last && {
    authorType: last.author_type,
    visibility: last.visibility,
    body: last.body,
  };
  const answer = ticket.opened_by === 'staff' ? undefined : await findFirstAnswer(tx, ticket.id);
  const times = [ticket.created_at, await lastNewsOf(tx, ticket.id), ticket.unsnoozed_at];
  return {
    last_speaker: 'customer',
    last_spoken_at: null,
    last_message: null,
    ...(said && last ? lastWords(said, last.created_at) : {}),
    news_at: latest(times.filter((at) => at !== null)),
    has_file: (await hasFile(tx, ticket.id)) ? 1 : 0,
    first_response_at: answer?.created_at ?? null,
    first_responder_id: answer?.user_id ?? null,
    first_response_ms: answer
      ? Math.max(0, Date.parse(answer.created_at) - Date.parse(ticket.created_at))
      : null,
  };
}
