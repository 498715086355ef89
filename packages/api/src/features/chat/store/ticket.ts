import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { keepHtml, withFilesAs } from '../../../formatting/store/message-html.ts';
import { attachFiles, copyFiles } from '../../../stored-files/store/message-files.ts';
import { tagsIn } from '../../tags/read/on-ticket.ts';
import { findLed } from '../../tickets/read/merged.ts';
import { mustFind } from '../../tickets/read/tickets.ts';
import { createTicket } from '../../tickets/store/create.ts';
import { answerTicket } from '../../tickets/store/replies/reply.ts';
import { chatFacts } from '../present.ts';
import { type ChatRow, readMessages, type ShownMessage } from '../read/sessions.ts';
import { senderOf } from '../said.ts';
import { anonymous, changeChat } from './change.ts';
import { type Attached, visitorOfChat } from './messages.ts';
import { notesForTicket } from './notes.ts';
import { addTurns, idsOf, longest, turnsOf, wordsOf } from './ticket-messages.ts';
import { transcriptOf } from './transcript.ts';

interface Told {
  subject: string;
  /** The text above the transcript. */
  opening?: string;
  /** The messages in the description, whose files are copied. */
  said: readonly ShownMessage[];
  /** The description, if it isn't their transcript. */
  words?: { text: string; html: string | null };
  /** The agent it is assigned to from the start. */
  agentId?: string | null;
  /** The visitor's uploads for the opening. */
  attached?: Attached | undefined;
}

/**
 * Opens a ticket for a chat and links it to the chat. Copies the tags, the notes, and the files and formatting of
 * messages.
 */
export async function openTicketOf(
  tx: Tx,
  row: ChatRow,
  { subject, opening = '', said, words, agentId = null, attached }: Told,
  actor: Actor,
): Promise<ChatRow> {
  const named = said.map((one) => ({ ...one, sender_name: senderOf(row, one) }));
  const { text, html } = words ?? transcriptOf(opening, named, longest);
  const id = await createTicket(
    tx,
    {
      subject: shortened(subject),
      description: text,
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      agentId,
      source: 'chat',
      language: row.language ? { language: row.language, from: 'page' } : null,
      visitorContext: row.context,
      tags: tagsIn(row),
      notes: await notesForTicket(tx, row.id),
    },
    actor,
  );
  const visitor = visitorOfChat(row.id);
  const own = attached ? await attachFiles(tx, id, attached.ids, visitor, attached) : [];
  const files = await copyFiles(tx, idsOf(said), id, own.length);
  await keepHtml(tx, id, { html: html && withFilesAs(html, files) });
  const { number } = await mustFind(tx, id);
  const linked = await changeChat(tx, row, { ticket_id: id, ticket_number: number });
  await tx.record('chat.updated', { session: chatFacts(linked) });
  return linked;
}

/** Opens a ticket with the transcript of a chat. */
export async function openTicketWithTranscript(
  tx: Tx,
  row: ChatRow,
  actor: Actor,
  agentId: string | null = null,
) {
  const said = await readMessages(tx, row.id);
  const first = said.find(({ sender_type: by }) => by === 'customer')?.body;
  const subject = first ?? `Chat with ${row.customer_name ?? anonymous}`;
  return openTicketOf(tx, row, { subject, said, agentId }, actor);
}

/** Opens a ticket with the messages of a chat as its messages, the visitor's first ones as its description. */
async function openTicketWithMessages(
  tx: Tx,
  row: ChatRow,
  actor: Actor,
  agentId: string | null,
): Promise<ChatRow> {
  const [first, ...later] = turnsOf(await readMessages(tx, row.id));
  if (!first) return openTicketWithTranscript(tx, row, actor, agentId);
  const words = wordsOf(first);
  const opening = { subject: first[0].body, said: first, words, agentId };
  const linked = await openTicketOf(tx, row, opening, actor);
  if (linked.ticket_id) await addTurns(tx, linked.ticket_id, row, [first, ...later]);
  return linked;
}

/**
 * Keeps the visitor's unanswered messages in a ticket, even without an address: a new one with the whole chat, assigned to its agent, or a
 * message in the ticket already made from the chat.
 */
export async function keepUnanswered(tx: Tx, row: ChatRow, actor: Actor): Promise<ChatRow> {
  const since = row.awaited_since;
  if (since === null) return row;
  const led = row.ticket_id === null ? null : await findLed(tx, row.ticket_id);
  if (!led) return openTicketWithMessages(tx, row, actor, row.agent_id);
  const said = (await readMessages(tx, row.id)).filter(
    (one) => one.sender_type === 'customer' && one.created_at >= since,
  );
  if (said.length > 0) {
    const by = { authorType: 'customer', visibility: 'public', userId: null } as const;
    const author = { authorName: row.customer_name, authorEmail: row.customer_email };
    const { text: body } = transcriptOf('', said, longest);
    const mergedFrom = led.by?.number;
    const answer = { ...by, ...author, body, mergedFrom };
    const messageId = await answerTicket(tx, led.ticket, answer, actor);
    await copyFiles(tx, idsOf(said), messageId);
  }
  return row;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 120 ? line : `${line.slice(0, 119)}…`;
}
