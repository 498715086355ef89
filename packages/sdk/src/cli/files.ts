import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { HelpdeskError } from '../error.ts';
import { filesOf, type NamedFile, type ReadTicket, withoutFiles } from '../imports/files.ts';
import type { Helpdesk, Schema } from '../index.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';

/** Where files of an import may come from. */
export interface FileSources {
  /** Hosts that whoever imports has named: an export may name any address. */
  hosts: readonly string[];
  /** What lies beside the export; nothing outside of it. */
  folder: string;
  /** Whether files are left where they are. */
  isWithout: boolean;
}

export interface FileCounts {
  brought: number;
  leftOut: number;
}

/** Why one file is left out, while its ticket comes. */
class LeftOut extends Error {}

const minute = 60_000;
const maxFiles = 20;

/** Refuses a ticket whose files lie where nobody has said that they may be fetched. */
export function mustKnowHosts(ticket: ReadTicket, { hosts, isWithout }: FileSources): void {
  if (isWithout) return;
  for (const file of allFilesOf(ticket)) {
    if (!('url' in file) || !URL.canParse(file.url)) continue;
    const { host } = new URL(file.url);
    if (!hosts.includes(host)) {
      throw new Stop(
        `Some files are at ${host}. Download them with --files-from ${[...hosts, host].join(',')}, or skip them with --without-files.`,
        exitCodes.usage,
      );
    }
  }
}

const messagesOf = ({ messages }: ReadTicket) => (Array.isArray(messages) ? messages : []);

const allFilesOf = (ticket: ReadTicket): NamedFile[] => [
  ...filesOf(ticket),
  ...messagesOf(ticket).flatMap(filesOf),
];

export const hasFiles = (ticket: ReadTicket, { isWithout }: FileSources) =>
  !isWithout && allFilesOf(ticket).length > 0;

/** The ticket with its files uploaded, as the server takes it. What cannot be had is said and left out. */
export async function withUploads(
  terminal: Terminal,
  helpdesk: Helpdesk,
  ticket: ReadTicket,
  { sources, counts }: { sources: FileSources; counts: FileCounts },
): Promise<Schema<'ImportedTicket'>> {
  const upload = async (one: object): Promise<string[]> => {
    const ids: string[] = [];
    for (const [at, file] of filesOf(one).entries()) {
      try {
        if (at >= maxFiles) throw new LeftOut(`A message can have up to ${maxFiles} files`);
        ids.push(await uploadFile(terminal, helpdesk, file, sources));
        counts.brought += 1;
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        counts.leftOut += 1;
        terminal.note(`${ticket.externalId}: skipped ${file.name}: ${error.message}\n`);
      }
    }
    return ids;
  };
  const fileIds = await upload(ticket);
  const messages: ReturnType<typeof messagesOf> = [];
  for (const one of messagesOf(ticket)) {
    const ids = await upload(one);
    messages.push(ids.length > 0 ? { ...one, fileIds: ids } : one);
  }
  return withoutFiles({ ...ticket, ...(fileIds.length > 0 && { fileIds }), messages });
}

async function uploadFile(
  { signal }: Terminal,
  helpdesk: Helpdesk,
  file: NamedFile,
  sources: FileSources,
): Promise<string> {
  const blob =
    'url' in file ? await fetched(file.url, sources, signal) : await beside(file.path, sources);
  try {
    const options = { timeout: 10 * minute, signal };
    return (await helpdesk.files.upload({ name: file.name, file: blob }, options)).id;
  } catch (error) {
    // Empty, too large, or a virus: another one would be taken.
    const isItsOwn = error instanceof HelpdeskError && [400, 413].includes(error.status);
    throw isItsOwn ? new LeftOut(error.serverMessage) : error;
  }
}

/** A file beside the export: an export of somebody else names nothing outside of its folder. */
async function beside(name: string, { folder }: FileSources): Promise<Blob> {
  try {
    const within = `${await realpath(folder)}${path.sep}`;
    const file = await realpath(path.resolve(folder, name));
    if (!file.startsWith(within)) throw new LeftOut('It is outside the export folder');
    return new Blob([await readFile(file)]);
  } catch (error) {
    throw error instanceof LeftOut ? error : new LeftOut("It isn't in the export folder");
  }
}

const maxRedirects = 5;

async function fetched(url: string, { hosts }: FileSources, signal: AbortSignal): Promise<Blob> {
  let next = url;
  for (let asked = 0; asked <= maxRedirects; asked += 1) {
    const to = URL.canParse(next) ? new URL(next) : null;
    // A named host may send on to its storage, over https alone.
    if (
      !to ||
      (to.protocol !== 'https:' && !(to.protocol === 'http:' && hosts.includes(to.host)))
    ) {
      throw new LeftOut('It has no allowed download address');
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(10 * minute)]);
    const answer = await fetch(to, { redirect: 'manual', signal: limit }).catch((error) => {
      signal.throwIfAborted();
      throw new Stop(`Can't reach ${to.host}: ${reasonOf(error)}`, exitCodes.unreachable);
    });
    const place = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && place) {
      next = new URL(place, to).href;
      continue;
    }
    if (answer.status === 429 || answer.status >= 500) {
      const sentence = `${to.host} responded with ${answer.status}. Run the import again later: existing tickets are skipped.`;
      throw new Stop(sentence, exitCodes.unreachable);
    }
    if (!answer.ok) throw new LeftOut(`${to.host} responded with ${answer.status}`);
    return answer.blob();
  }
  throw new LeftOut('It has too many redirects');
}

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};
