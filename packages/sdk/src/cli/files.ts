import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { HelpdeskError } from '../error.ts';
import { filesOf, type NamedFile, type ReadTicket, withoutFiles } from '../imports/files.ts';
import type { Helpdesk, Schema } from '../index.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';

/** The places that files of an import may come from. */
export interface FileSources {
  /** Hosts that the user has allowed with --files-from: an export may contain any URL. */
  hosts: readonly string[];
  /** The folder of the export; files outside of it are refused. */
  folder: string;
  /** Whether to skip all files. */
  isWithout: boolean;
}

export interface FileCounts {
  brought: number;
  leftOut: number;
}

/** The reason one file is skipped, while its ticket is imported. */
class LeftOut extends Error {}

const minute = 60_000;
const maxFiles = 20;

/** Throws a Stop if a ticket has files at hosts that the user hasn't allowed. */
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

/** Uploads the files of a ticket and returns it as the server accepts it. Skips files it can't get, and prints why. */
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
    // Empty, too large or infected: only this file is rejected, others can still be uploaded.
    const isItsOwn = error instanceof HelpdeskError && [400, 413].includes(error.status);
    throw isItsOwn ? new LeftOut(error.serverMessage) : error;
  }
}

/** Reads a file next to the export. Refuses paths outside of its folder: the export may come from someone else. */
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
    // An allowed host may redirect to its storage, but only over https.
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
