import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NamedFile, ReadTicket } from '../imports/files.ts';
import type { Helpdesk, Schema } from '../index.ts';
import { textOrFileNames } from '../rules/file-names.ts';
import { choicesOf } from '../rules/ticket-fields.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';
import { findTicket } from './tickets.ts';

export interface ExportOptions {
  output?: string | undefined;
  since?: string | undefined;
  /** The folder to download message files to; without one, files aren't downloaded. */
  files?: string | undefined;
  raw: boolean;
}

type Files = readonly Schema<'MessageFile'>[];
/** Downloads files to the folder and returns their entries for the export. */
type Keep = (files: Files) => Promise<NamedFile[]>;

/** Writes all tickets with their messages, one JSON object per line: in the format of `import`, or as the server returns them. */
export async function exportTickets(
  terminal: Terminal,
  helpdesk: Helpdesk,
  url: string,
  { output, since, files, raw }: ExportOptions,
): Promise<void> {
  const updatedSince = since === undefined ? '2000-01-01T00:00:00.000Z' : momentOf(since);
  const file = output === undefined ? null : createWriteStream(output);
  const failed = file && once(file, 'error').then(([error]) => Promise.reject(error as Error));
  failed?.catch(() => {});
  const write = async (line: string) => {
    if (!file) return terminal.write(line);
    if (!file.write(line)) await Promise.race([once(file, 'drain'), failed]);
  };
  const keep: Keep | null =
    files === undefined ? null : keepFiles(terminal, url, { files, output });
  let count = 0;
  // In the order of changes: a ticket that changes during the export is written again, and its last line counts.
  for await (const { id } of helpdesk.tickets.list({ updatedSince, limit: 100 })) {
    const ticket = await findTicket(helpdesk, id);
    await write(`${JSON.stringify(raw ? ticket : await importable(ticket, keep))}\n`);
    count += 1;
    if (count % 100 === 0) terminal.note(`${count} tickets …\n`);
  }
  if (file) {
    file.end();
    await Promise.race([once(file, 'close'), failed]);
  }
  terminal.note(count === 1 ? 'Exported 1 ticket.\n' : `Exported ${count} tickets.\n`);
}

function momentOf(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) {
    throw new Stop(
      `--since must be a date or time such as 2026-11-01, not “${text}”.`,
      exitCodes.usage,
    );
  }
  return new Date(time).toISOString();
}

/** Returns a ticket in the import format. */
async function importable(ticket: Schema<'TicketDetail'>, keep: Keep | null): Promise<ReadTicket> {
  const { customerName, customerEmail, assignedAgent, metadata } = ticket;
  const messages: NonNullable<ReadTicket['messages']> = [];
  for (const one of ticket.messages) {
    const files = keep ? await keep(one.files) : [];
    // A message without text contains its file names as text, and the import adds them again.
    const message = files.length > 0 ? textOrFileNames(one.files, one.message) : one.message;
    if (message === '' && files.length === 0) continue;
    messages.push({
      author: one.authorType === 'customer' ? 'customer' : 'staff',
      ...(one.senderName && { authorName: one.senderName }),
      ...(one.senderEmail && { authorEmail: one.senderEmail }),
      message,
      isInternal: one.isInternal,
      createdAt: one.createdAt,
      ...(files.length > 0 && { files }),
    });
  }
  const files = keep ? await keep(ticket.files) : [];
  return {
    externalId: ticket.externalId ?? ticket.id,
    subject: ticket.subject,
    description: ticket.description,
    ...choicesOf(ticket),
    ...(customerName && { customerName }),
    ...(customerEmail && { customerEmail }),
    ...(assignedAgent && { assignedAgentEmail: assignedAgent.email }),
    metadata,
    tags: ticket.tags.map(({ name }) => name),
    createdAt: ticket.createdAt,
    updatedAt: ticket.updatedAt,
    ...(files.length > 0 && { files }),
    messages,
  };
}

/** Saves files under names that start with their ID, so none overwrites another. The export has their paths relative to itself. */
function keepFiles(
  terminal: Terminal,
  server: string,
  { files: folder, output }: { files: string; output: string | undefined },
): Keep {
  const from = output === undefined ? process.cwd() : path.dirname(path.resolve(output));
  return async (files) => {
    const kept: NamedFile[] = [];
    for (const { id, name, url, state } of files) {
      const leave = (why: string) => terminal.note(`Skipped ${name}: ${why}\n`);
      if (state !== 'ready') {
        leave(state === 'infected' ? 'It contains a virus' : 'It is still being scanned');
        continue;
      }
      const answer = await fetch(new URL(url, server), { signal: terminal.signal });
      if (!answer.ok) {
        leave(`The server responded with ${answer.status}`);
        continue;
      }
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${id}-${name.replace(/[^\w.-]+/g, '_').slice(-80)}`);
      await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
      kept.push({ name, path: path.relative(from, file).split(path.sep).join('/') });
    }
    return kept;
  };
}
