import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { newId, now } from '../packages/api/src/database/ids.ts';
import { openDatabase } from '../packages/api/src/database/open.ts';
import type { TicketRow } from '../packages/api/src/database/rows/tickets.ts';
import { ticketRows } from '../packages/api/src/database/ticket-rows.ts';
import type { Database, Input, Org, Tx } from '../packages/api/src/database/types.ts';
import { revisions } from '../packages/api/src/features/help/revisions.ts';
import { ranksOf } from '../packages/api/src/features/tickets/fields.ts';
import { ticketFacts } from '../packages/api/src/features/tickets/present.ts';
import {
  moveCounts,
  moveHoursOfMessages,
} from '../packages/api/src/features/tickets/store/counts/counts.ts';
import { indexForSearch } from '../packages/api/src/features/tickets/store/search.ts';
import { writeTimeline } from '../packages/api/src/features/tickets/store/timeline.ts';
import { makeOrganization } from '../packages/api/src/test/factories.ts';
import { createText, type Text } from './text.ts';

export interface Size {
  organizations: number;
  /** In all organizations together. */
  tickets: number;
  articles: number;
}

/** The data of an organization that a run needs. */
export interface Place {
  id: string;
  subdomain: string;
  admin: string;
  agent: string;
  /** The form of some tickets. */
  form?: string;
  /** IDs of some tickets with three messages. */
  sample: string[];
}

/** Tickets per transaction. It is aborted after half a minute, and a busy machine takes longer for a thousand. */
const batch = 250;
const minute = 60_000;
const sampled = 50;

/** Fills an empty database. The organizations take turns, as they would grow in parallel. */
export async function fill(url: string, size: Size): Promise<Place[]> {
  const database = await openDatabase({ url, log: { info() {}, warn() {}, error: console.error } });
  await database.migrate();
  const text = createText(1);
  const places: Place[] = [];
  for (let at = 0; at < size.organizations; at += 1) places.push(await found(database, at));
  const each = size.tickets / size.organizations;
  const begun = performance.now();
  for (let first = 0; first < each; first += batch) {
    const count = Math.min(batch, each - first);
    const since = Date.now() - (each - first) * minute;
    for (const place of places) {
      const tell = (tx: Tx) => addTickets(tx, place, { first, count, since, text });
      const ids = await database.org(place.id).write(tell);
      place.sample.push(...ids.slice(0, Math.ceil((sampled * batch) / each)));
    }
    progress((first + count) * places.length, size.tickets, begun);
  }
  const articles = size.articles / size.organizations;
  for (const place of places) await addArticles(database.org(place.id), articles, text);
  await database.close();
  return places;
}

function progress(made: number, all: number, begun: number) {
  const each = (made * 1000) / (performance.now() - begun);
  if (all >= 100_000) process.stderr.write(`\r${made} of ${all}, ${Math.round(each)} a second  `);
  if (all >= 100_000 && made === all) process.stderr.write('\n');
}

async function found(database: Database, at: number): Promise<Place> {
  const made = await makeOrganization(database, `bench-${at}`);
  const { id, subdomain, admin, agent, formId: form } = made;
  return { id, subdomain, admin: admin.userId, agent: agent.userId, form, sample: [] };
}

interface Batch {
  first: number;
  count: number;
  /** The time of the first ticket; the others follow a minute apart. */
  since: number;
  text: Text;
}

/**
 * Adds tickets like the product, with number, counters, search rows, timeline and event, in one transaction. One in ten has
 * three messages; returns the IDs of those.
 */
export async function addTickets(tx: Tx, place: Place, { first, count, since, text }: Batch) {
  const told: string[] = [];
  const writes: Promise<unknown>[] = [];
  const year = now().slice(0, 4);
  for (let at = 0; at < count; at += 1) {
    const created = new Date(since + at * minute).toISOString();
    const isTold = at % 10 === 0;
    const plain = ticketOf(place, first + at, created, year, text);
    const messages = isTold ? messagesOf(plain.id, place, created, text) : [];
    const ticket = { ...plain, ...spokenIn(messages, created) };
    writes.push(ticketRows(tx).insert(ticket));
    if (isTold) {
      for (const message of messages) writes.push(tx.insert('ticket_messages', message));
      writes.push(moveHoursOfMessages(tx, messages, 1));
      told.push(ticket.id);
    }
    const actor = { type: 'customer', userId: null, name: ticket.customer_name } as const;
    const line = { kind: 'created', from: null, to: null, actor } as const;
    const whole = { ...ticket, organization_id: tx.id, ...ranksOf(ticket) };
    writes.push(
      moveCounts(
        tx,
        null,
        { ...ticket, turn: turnOf(ticket), snoozed_at: null, tag_items: null },
        created,
      ),
      writeTimeline(tx, ticket.id, created, [line]),
      tx.record('ticket.created', {
        ticket: ticketFacts(whole as TicketRow & { tag_items: null }),
        actor,
      }),
      indexForSearch(tx, null, ticket, isTold),
    );
  }
  writes.push(tx.add(`ticket.${year}`, count));
  await Promise.all(writes);
  return told;
}

const statuses = ['closed', 'closed', 'resolved', 'open', 'open', 'in_progress'] as const;
const priorities = ['normal', 'normal', 'normal', 'low', 'high'] as const;

function ticketOf(place: Place, number: number, at: string, year: string, text: Text) {
  const status = text.pick(statuses);
  const isDone = status === 'closed' || status === 'resolved';
  const assignee = status === 'open' ? null : text.pick([place.admin, place.agent]);
  return {
    ...initialChoices,
    id: newId(),
    number: `TK-${year}-${String(number + 1).padStart(6, '0')}`,
    subject: text.words(6),
    description: text.words(12),
    status,
    // Rare, so they are hard to find.
    priority: text.random() < 0.001 ? ('urgent' as const) : text.pick(priorities),
    customer_name: `${text.words(1)} ${text.words(1)}`,
    customer_email: `vera${number % 5_000}@example.com`,
    customer_user_id: null,
    assigned_agent_id: assignee,
    assigned_at: assignee && at,
    first_response_at: assignee && at,
    first_responder_id: assignee,
    first_response_ms: assignee ? 0 : null,
    resolved_at: isDone ? at : null,
    resolved_by: isDone ? assignee : null,
    mail_id: null,
    form_id: (number % 3 === 1 && place.form) || null,
    domain: null,
    follow_up_of: null,
    external_id: null,
    metadata: null,
    source: sourceOf(number),
    opened_by: 'customer',
    created_at: at,
    updated_at: at,
  } satisfies Input<TicketRow>;
}

/** One in ten came by email, and few by chat. */
function sourceOf(number: number) {
  if (number % 10 !== 0) return 'form';
  return number % 200 === 0 ? 'chat' : 'email';
}

/** The last writer: only the customer in the description, or staff. */
function spokenIn(messages: ReturnType<typeof messagesOf>, at: string) {
  const last = messages.at(-1);
  return {
    news_at: at,
    last_speaker: last?.author_type ?? ('customer' as const),
    last_spoken_at: last?.created_at ?? null,
    last_message: last?.body ?? null,
  };
}

function turnOf({ status, last_speaker: speaker }: Input<TicketRow>) {
  if (status !== 'open' && status !== 'in_progress') return null;
  return speaker === 'staff' ? 'customer' : 'us';
}

function messagesOf(ticketId: string, place: Place, at: string, text: Text) {
  return (['staff', 'customer', 'staff'] as const).map((author) => ({
    id: newId(),
    ticket_id: ticketId,
    author_type: author,
    visibility: 'public' as const,
    user_id: author === 'staff' ? place.agent : null,
    author_name: author === 'staff' ? 'Jonas' : 'Vera Visitor',
    author_email: `${author}@example.com`,
    body: text.words(12),
    created_at: at,
  }));
}

async function addArticles(org: Org, count: number, text: Text) {
  await org.write(async (tx) => {
    const at = now();
    const writes = Array.from({ length: count }, (_, number) => {
      const body = text.words(80);
      return tx.insert('help_articles', {
        id: newId(),
        title: text.words(5),
        content: `<p>${body}</p>`,
        text: body,
        slug: `article-${number}`,
        is_published: true,
        tags: [text.words(1)],
        version: 1,
        revision: number + 1,
        published_at: at,
        created_at: at,
        updated_at: at,
      });
    });
    if (count > 0) writes.push(tx.add(revisions, count));
    await Promise.all(writes);
  });
}
