import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileText } from '../imports/file-text.ts';
import type { ReadTicket } from '../imports/files.ts';
import { withoutFiles } from '../imports/files.ts';
import { type FormatName, formats } from '../imports/formats.ts';
import { planImport } from '../imports/plan.ts';
import { Unreadable } from '../imports/unreadable.ts';
import type { Helpdesk, Schema } from '../index.ts';
import {
  type FileCounts,
  type FileSources,
  hasFiles,
  mustKnowHosts,
  withUploads,
} from './files.ts';
import { readers } from './readers.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';

type Imported = Schema<'ImportedTicket'>;

export interface ImportOptions {
  /** The format of another system; absent for files written by `export`. */
  from?: string | undefined;
  /** Hosts to download files from, separated by commas. */
  filesFrom?: string | undefined;
  isWithoutFiles: boolean;
}

/** Limits of one call; the bytes leave room for the rest of the request. */
const maxTickets = 1_000;
const maxBytes = 900_000;
/** Maximum tickets with files in one batch: an upload waits for the call that creates its ticket. */
const maxWithFiles = 25;

/** Imports the tickets of a file. Skips tickets that were imported already, so the same file can be imported again. */
export async function importTickets(
  terminal: Terminal,
  helpdesk: Helpdesk,
  input: string,
  { from, filesFrom = '', isWithoutFiles }: ImportOptions,
): Promise<void> {
  const sources: FileSources = {
    hosts: filesFrom
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    folder: input === '-' ? '.' : path.dirname(input),
    isWithout: isWithoutFiles,
  };
  const counts = { imported: 0, known: 0, refused: 0, ofUnknownKind: 0 };
  const files: FileCounts = { brought: 0, leftOut: 0 };
  const send = async (batch: readonly ReadTicket[]) => {
    if (batch.length === 0) return;
    const tickets = await uploaded(batch);
    const { results } = await helpdesk.tickets.import({ tickets }, { timeout: 120_000 });
    for (const { outcome, externalId, message } of results) {
      counts[outcome] += 1;
      if (outcome === 'refused') terminal.note(`${externalId}: ${message ?? 'rejected'}\n`);
    }
  };
  /** Uploads files only for tickets that haven't been imported yet; for the others it would be wasted. */
  const uploaded = async (batch: readonly ReadTicket[]): Promise<Imported[]> => {
    const withFiles = batch.filter((one) => hasFiles(one, sources));
    if (withFiles.length === 0) return batch.map(withoutFiles);
    const externalIds = withFiles.map(({ externalId }) => externalId);
    const known = new Set((await helpdesk.tickets.findImported({ externalIds })).known);
    const tickets: Imported[] = [];
    for (const one of batch) {
      const isBringing = hasFiles(one, sources) && !known.has(one.externalId);
      const given = { sources, counts: files };
      tickets.push(
        isBringing ? await withUploads(terminal, helpdesk, one, given) : withoutFiles(one),
      );
    }
    return tickets;
  };
  const read =
    from === undefined ? readLines(terminal, input) : readExport(terminal, input, from, counts);
  let batch: ReadTicket[] = [];
  let bytes = 0;
  let withFiles = 0;
  for await (const { ticket, size } of read) {
    mustKnowHosts(ticket, sources);
    if (batch.length === maxTickets || withFiles === maxWithFiles || bytes + size > maxBytes) {
      await send(batch);
      terminal.note(`${counts.imported + counts.known} tickets …\n`);
      batch = [];
      bytes = 0;
      withFiles = 0;
    }
    batch.push(ticket);
    bytes += size + 1;
    if (hasFiles(ticket, sources)) withFiles += 1;
  }
  await send(batch);
  const { imported, known, refused, ofUnknownKind } = counts;
  const { brought, leftOut } = files;
  if (brought + leftOut > 0) terminal.note(`Files: ${brought}. Skipped: ${leftOut}.\n`);
  if (ofUnknownKind > 0) {
    terminal.note(`Kept as internal notes: ${ofUnknownKind} (customers may not have seen them).\n`);
  }
  terminal.note(`Imported: ${imported}. Already imported: ${known}. Failed: ${refused}.\n`);
  if (refused > 0) throw new Stop('Some tickets failed to import. See the errors above.');
  if (leftOut > 0) throw new Stop('Some files were skipped. See the list above.');
}

interface Entry {
  ticket: ReadTicket;
  /** Maximum size of the request for it, in bytes. */
  size: number;
}

/** Reads a file written by `export`, one ticket per line. */
async function* readLines(terminal: Terminal, input: string): AsyncGenerator<Entry> {
  let line = 0;
  for await (const text of linesOf(terminal, input)) {
    line += 1;
    if (text.trim() === '') continue;
    yield { ticket: ticketIn(text, line), size: Buffer.byteLength(text) };
  }
}

/** Reads an export of another system; validates all of it before anything is sent. */
async function* readExport(
  terminal: Terminal,
  input: string,
  from: string,
  counts: { refused: number; ofUnknownKind: number },
): AsyncGenerator<Entry> {
  if (!Object.hasOwn(formats, from)) {
    const names = Object.keys(formats).join(', ');
    throw new Stop(`--from must be one of ${names}, not “${from}”.`, exitCodes.usage);
  }
  const text = input === '-' ? await terminal.read() : await textIn(input);
  const plan = await planImport(from as FormatName, text, readers).catch((error: unknown) => {
    throw error instanceof Unreadable ? new Stop(error.message, exitCodes.usage) : error;
  });
  for (const { line, id, message } of plan.refused) {
    terminal.note(`Line ${line}${id && `, ${id}`}: ${message}\n`);
  }
  counts.refused += plan.refused.length;
  counts.ofUnknownKind += plan.ofUnknownKind;
  for (const { ticket, read } of plan.ready) {
    yield { ticket: read, size: Buffer.byteLength(JSON.stringify(ticket)) };
  }
}

const missing = (input: string) => new Stop(`File not found: ${input}`, exitCodes.usage);

async function textIn(input: string): Promise<string> {
  try {
    return fileText(await readFile(input));
  } catch (error) {
    throw (error as { code?: string }).code === 'ENOENT' ? missing(input) : error;
  }
}

async function* linesOf(terminal: Terminal, input: string): AsyncGenerator<string> {
  const source = input === '-' ? Readable.from([await terminal.read()]) : createReadStream(input);
  try {
    yield* createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    throw missing(input);
  }
}

function ticketIn(text: string, line: number): ReadTicket {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as ReadTicket;
  } catch {
    // Invalid JSON is reported below.
  }
  throw new Stop(
    `Line ${line} isn't a JSON object. Each line must be one ticket.`,
    exitCodes.usage,
  );
}
