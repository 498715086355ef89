import { newId } from '../database/ids.ts';
import { ticketRows } from '../database/ticket-rows.ts';
import type { Tx } from '../database/types.ts';
import { moveCounts, moveHoursOfMessages } from '../features/tickets/store/counts/counts.ts';
import { hoursOfChat, movesBetween } from '../figures/names.ts';
import type { PlainRating, PlainReply, PlainTicket } from './plain-metrics.ts';

const sources = ['form', 'widget', 'chat', 'email', 'api', 'console', 'follow_up'];
const priorities = ['urgent', 'high', 'normal', 'normal', 'low'] as const;
const minute = 60_000;

export interface MadeYear {
  tickets: PlainTicket[];
  ratings: PlainRating[];
  replies: PlainReply[];
}

export interface YearOptions {
  /** Returns random numbers from 0 to less than 1. */
  random: () => number;
  since: number;
  until: number;
  agents: readonly string[];
  forms: readonly string[];
}

/** Writes tickets and rated chats spread over a period; returns what it wrote. */
export async function addYear(
  tx: Tx,
  count: number,
  { random, since, until, agents, forms }: YearOptions,
  first = 0,
): Promise<MadeYear> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const iso = (at: number) => new Date(at).toISOString();
  const made: MadeYear = { tickets: [], ratings: [], replies: [] };
  const writes: Promise<unknown>[] = [];
  for (let at = 0; at < count; at += 1) {
    const created = Math.floor(since + random() * (until - since));
    const source = pick(sources);
    // From under a minute to several weeks; some are exactly as long as a target.
    const wait = () =>
      random() < 0.05
        ? pick([60, 120, 240, 480, 1_440]) * minute
        : Math.floor(minute * 30_000 ** random() * random());
    const [answered, resolved] = [created + wait(), created + wait()];
    const isAnswered = source !== 'console' && random() < 0.85 && answered < until;
    const isResolved = random() < 0.8 && resolved < until;
    const agent = random() < 0.9 ? pick(agents) : null;
    const ticket = {
      created_at: iso(created),
      priority: pick(priorities),
      source,
      form_id: source === 'form' || source === 'widget' ? pick(forms) : null,
      status: isResolved
        ? pick(['resolved', 'closed'] as const)
        : pick(['open', 'in_progress'] as const),
      assigned_agent_id: agent,
      assigned_at: agent ? iso(created) : null,
      first_response_at: isAnswered ? iso(answered) : null,
      first_responder_id: isAnswered ? pick([...agents, 'somebody-who-left']) : null,
      resolved_at: isResolved ? iso(resolved) : null,
      resolved_by: isResolved ? pick([agent, null, 'somebody-who-left']) : null,
      reopened_at: random() < 0.1 ? iso(Math.min(created + wait(), until)) : null,
      reopened_from: random() < 0.9 ? agent : null,
    };
    made.tickets.push(ticket);
    const row = {
      ...ticket,
      id: newId(),
      number: `TK-2025-${String(first + at + 1).padStart(6, '0')}`,
      subject: 'The kettle does not boil',
      description: 'It worked yesterday. '.repeat(20),
      customer_name: 'Vera Visitor',
      customer_email: `vera${at % 500}@example.com`,
      opened_by: source === 'console' ? ('staff' as const) : ('customer' as const),
      first_response_ms: isAnswered ? answered - created : null,
      updated_at: iso(created),
    };
    writes.push(
      ticketRows(tx).insert(row),
      moveCounts(
        tx,
        null,
        { ...row, turn: null, snoozed_at: null, tag_items: null },
        row.created_at,
      ),
    );
    if (ticket.first_response_at) {
      const reply = { created_at: ticket.first_response_at, user_id: pick(agents) };
      made.replies.push(reply);
      const message = {
        ...reply,
        id: newId(),
        ticket_id: row.id,
        author_type: 'staff' as const,
        visibility: 'public' as const,
        body: 'Please try the other socket.',
      };
      writes.push(tx.insert('ticket_messages', message), moveHoursOfMessages(tx, [message], 1));
    }
    if (random() < 0.3) {
      const rating = {
        rated_at: iso(created),
        rating: pick([1, 2, 3, 4, 5, 5, 5]),
        agent_id: pick([...agents, null]),
        accepted_at: iso(created - Math.floor(random() * 20 * minute)),
      };
      made.ratings.push(rating);
      writes.push(
        tx.insert('chat_sessions', {
          ...rating,
          id: newId(),
          status: 'closed',
          visitor_id: newId(),
          started_at: rating.rated_at,
          updated_at: rating.rated_at,
        }),
        tx.addAll(movesBetween([], hoursOfChat(rating))),
      );
    }
  }
  await Promise.all(writes);
  return made;
}

/** Returns the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
