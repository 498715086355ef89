import type { Helpdesk, Schema } from '../index.ts';
import { byChoice, choiceFields, choiceNames, valuesOf } from '../rules/ticket-fields.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';

type Detail = Schema<'TicketDetail'>;

const numberLike = /^[A-Za-z0-9]+-\d{4}-\d+$/;

/** Returns the ID of a ticket, given its number or ID. */
async function idOf(helpdesk: Helpdesk, name: string): Promise<string> {
  if (!numberLike.test(name)) return name;
  const [ticket] = await helpdesk.tickets.list({ number: name, limit: 1 });
  if (!ticket) throw new Stop(`Ticket ${name.toUpperCase()} not found.`);
  return ticket.id;
}

/** Returns the ticket with its whole conversation, which is paginated if it is long. */
export async function findTicket(helpdesk: Helpdesk, name: string): Promise<Detail> {
  const id = await idOf(helpdesk, name);
  const ticket = await helpdesk.tickets.get({ id });
  while (ticket.earlier !== null) {
    const part = await helpdesk.tickets.get({ id, before: ticket.earlier });
    ticket.messages.unshift(...part.messages);
    ticket.timeline.unshift(...part.timeline);
    ticket.earlier = part.earlier;
  }
  return ticket;
}

/** Lists tickets, one per line; with JSON, one object per line. */
export async function listTickets(
  terminal: Terminal,
  helpdesk: Helpdesk,
  { query, limit, json }: { query?: string | undefined; limit: number; json: boolean },
): Promise<void> {
  let left = limit;
  for await (const ticket of helpdesk.tickets.list({
    ...(query && { query }),
    limit: Math.min(left, 100),
  })) {
    terminal.write(json ? `${JSON.stringify(ticket)}\n` : lineOf(ticket));
    left -= 1;
    if (left === 0) return;
  }
  if (left === limit && !json) terminal.note('No tickets found.\n');
}

const widths = byChoice((name) => Math.max(...valuesOf(name).map(({ length }) => length)));

function lineOf(ticket: Schema<'Ticket'>): string {
  const choices = choiceNames.map((name) => ticket[name].padEnd(widths[name]));
  const { ticketNumber, customerEmail, subject } = ticket;
  return `${[ticketNumber, ...choices, customerEmail ?? '-', safe(subject)].join('  ')}\n`;
}

/** Prints one ticket with its conversation. */
export function showTicket(terminal: Terminal, ticket: Detail, json: boolean): void {
  if (json) return terminal.write(`${JSON.stringify(ticket)}\n`);
  const { ticketNumber, subject, customerName, customerEmail } = ticket;
  const choices = choiceNames.map(
    (name) => `${choiceFields[name].label.toLowerCase()}: ${ticket[name]}`,
  );
  const by = [customerName, customerEmail && `<${customerEmail}>`].filter(Boolean).join(' ');
  const facts = [
    `${ticketNumber}  ${safe(subject)}`,
    choices.join(', ').replace(/^./, (first) => first.toUpperCase()),
    `Requester: ${safe(by) || 'unknown'}`,
    `Tags: ${ticket.tags.map(({ name }) => safe(name)).join(', ') || 'none'}`,
  ];
  const said = [
    // A ticket that the team opened with a message has no description.
    ...(ticket.description
      ? [paragraph(ticket.createdAt, by || 'Requester', ticket.description)]
      : []),
    ...ticket.messages.map((one) =>
      paragraph(
        one.createdAt,
        `${one.senderName ?? one.senderEmail ?? one.authorType}${one.isInternal ? ' (internal note)' : ''}`,
        one.message,
      ),
    ),
  ];
  terminal.write(`${facts.join('\n')}\n\n${said.join('\n')}`);
}

const paragraph = (at: string, who: string, text: string) => `${at}  ${safe(who)}\n${safe(text)}\n`;

/** Removes control characters, so text from customers can't move the cursor or color the terminal. */
const safe = (text: string) => text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/** Replies to a ticket, or adds a note. */
export async function reply(
  terminal: Terminal,
  helpdesk: Helpdesk,
  { name, message, internal }: { name: string; message: string | undefined; internal: boolean },
): Promise<void> {
  const text = (message ?? (await terminal.read())).trim();
  if (!text)
    throw new Stop('Nothing to send. Add --message, or pipe the text in.', exitCodes.usage);
  const id = await idOf(helpdesk, name);
  await helpdesk.tickets.reply({ id, message: text, isInternal: internal });
  terminal.note(internal ? 'Note added.\n' : 'Reply sent.\n');
}
