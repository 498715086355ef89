import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Helpdesk, Schema } from '../index.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';
import { findTicket } from './tickets.ts';

type Imported = Schema<'ImportedTicket'>;

/** Writes all tickets with their messages, one JSON object a line, as `import` takes them, or as the server has them. */
export async function exportTickets(
  terminal: Terminal,
  helpdesk: Helpdesk,
  { output, since, raw }: { output?: string | undefined; since?: string | undefined; raw: boolean },
): Promise<void> {
  const updatedSince = since === undefined ? '2000-01-01T00:00:00.000Z' : momentOf(since);
  const file = output === undefined ? null : createWriteStream(output);
  const failed = file && once(file, 'error').then(([error]) => Promise.reject(error as Error));
  failed?.catch(() => {});
  const write = async (line: string) => {
    if (!file) return terminal.write(line);
    if (!file.write(line)) await Promise.race([once(file, 'drain'), failed]);
  };
  let count = 0;
  // In the order of changes: one that changes meanwhile comes again, and the last line of it counts.
  for await (const { id } of helpdesk.tickets.list({ updatedSince, limit: 100 })) {
    const ticket = await findTicket(helpdesk, id);
    await write(`${JSON.stringify(raw ? ticket : importable(ticket))}\n`);
    count += 1;
    if (count % 100 === 0) terminal.note(`${count} tickets …\n`);
  }
  if (file) {
    file.end();
    await Promise.race([once(file, 'close'), failed]);
  }
  terminal.note(count === 1 ? '1 ticket is exported.\n' : `${count} tickets are exported.\n`);
}

function momentOf(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) {
    throw new Stop(
      `--since takes a day or a time, such as 2026-11-01, not “${text}”.`,
      exitCodes.usage,
    );
  }
  return new Date(time).toISOString();
}

/** A ticket as an import takes it. */
function importable(ticket: Schema<'TicketDetail'>): Imported {
  const { customerName, customerEmail, assignedAgent, metadata } = ticket;
  return {
    externalId: ticket.externalId ?? ticket.id,
    subject: ticket.subject,
    description: ticket.description,
    status: ticket.status,
    priority: ticket.priority,
    ...(customerName && { customerName }),
    ...(customerEmail && { customerEmail }),
    ...(assignedAgent && { assignedAgentEmail: assignedAgent.email }),
    metadata,
    tags: ticket.tags.map(({ name }) => name),
    createdAt: ticket.createdAt,
    updatedAt: ticket.updatedAt,
    // One with nothing but files has no words to bring.
    messages: ticket.messages
      .filter(({ message }) => message !== '')
      .map((one) => ({
        author: one.authorType === 'customer' ? ('customer' as const) : ('staff' as const),
        ...(one.senderName && { authorName: one.senderName }),
        ...(one.senderEmail && { authorEmail: one.senderEmail }),
        message: one.message,
        isInternal: one.isInternal,
        createdAt: one.createdAt,
      })),
  };
}

/** Of one call; in bytes with room for the frame. */
const maxTickets = 1_000;
const maxBytes = 900_000;

/** Imports tickets from a file of lines; one that is there already is left alone, so that it may be sent again. */
export async function importTickets(
  terminal: Terminal,
  helpdesk: Helpdesk,
  input: string,
): Promise<void> {
  const counts = { imported: 0, known: 0, refused: 0 };
  const send = async (tickets: Imported[]) => {
    if (tickets.length === 0) return;
    const { results } = await helpdesk.tickets.import({ tickets }, { timeout: 120_000 });
    for (const { outcome, externalId, message } of results) {
      counts[outcome] += 1;
      if (outcome === 'refused') terminal.note(`${externalId}: ${message ?? 'refused'}\n`);
    }
  };
  let batch: Imported[] = [];
  let bytes = 0;
  let line = 0;
  for await (const text of linesOf(terminal, input)) {
    line += 1;
    if (text.trim() === '') continue;
    const ticket = ticketIn(text, line);
    if (batch.length === maxTickets || bytes + Buffer.byteLength(text) > maxBytes) {
      await send(batch);
      terminal.note(`${counts.imported + counts.known} tickets …\n`);
      batch = [];
      bytes = 0;
    }
    batch.push(ticket);
    bytes += Buffer.byteLength(text) + 1;
  }
  await send(batch);
  const { imported, known, refused } = counts;
  terminal.note(`Imported: ${imported}. There already: ${known}. Refused: ${refused}.\n`);
  if (refused > 0) throw new Stop('Not all tickets were imported. What was refused is above.');
}

async function* linesOf(terminal: Terminal, input: string): AsyncGenerator<string> {
  const source = input === '-' ? Readable.from([await terminal.read()]) : createReadStream(input);
  try {
    yield* createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    throw new Stop(`There is no file ${input}.`, exitCodes.usage);
  }
}

function ticketIn(text: string, line: number): Imported {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Imported;
  } catch {
    // Said below.
  }
  throw new Stop(`Line ${line} is no JSON object: each line is one ticket.`, exitCodes.usage);
}
