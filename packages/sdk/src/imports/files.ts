import type { Schema } from '../contract/operations.ts';
import { type Fields, listAt, textAt } from './records.ts';

type ImportedTicket = Schema<'ImportedTicket'>;
type ImportedMessage = NonNullable<ImportedTicket['messages']>[number];

/** A file of an export: its URL, or its path relative to the export. */
export type NamedFile = { name: string } & ({ url: string } | { path: string });

/** A message of an export, with its files that aren't uploaded yet. */
export type ReadMessage = ImportedMessage & {
  files?: NamedFile[];
  /** Imported as internal because it's unknown whether customers could see messages of its kind. */
  isOfUnknownKind?: true;
};
export type ReadTicket = Omit<ImportedTicket, 'messages'> & {
  files?: NamedFile[];
  messages?: ReadMessage[];
};

/** Reads the files of a list; each name and URL is the first one found at the given paths. */
export function filesIn(
  list: readonly Fields[],
  nameOf: readonly string[][],
  urlOf: readonly string[][],
): NamedFile[] {
  const first = (one: Fields, paths: readonly string[][]) =>
    paths.map((path) => textAt(one, ...path)).find(Boolean) ?? '';
  return list.flatMap((one): NamedFile[] => {
    const url = first(one, urlOf);
    return url ? [{ name: first(one, nameOf) || nameIn(url), url }] : [];
  });
}

/** Reads files from a list of URLs separated by spaces. */
export const filesAt = (addresses: string): NamedFile[] =>
  addresses
    .split(/\s+/)
    .filter(Boolean)
    .map((url) => ({ name: nameIn(url), url }));

function nameIn(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') || 'file';
  } catch {
    return 'file';
  }
}

/** Reads the files of an entry; none if it has no list of files. */
export const filesOf = (value: object): NamedFile[] =>
  listAt(value, 'files').flatMap((one): NamedFile[] => {
    const name = textAt(one, 'name');
    const path = textAt(one, 'path');
    const url = textAt(one, 'url');
    if (path) return [{ name: name || nameIn(`file:///${path}`), path }];
    return url ? [{ name: name || nameIn(url), url }] : [];
  });

/** Counts the files of a ticket and its messages. */
export const countFiles = (ticket: ReadTicket): number =>
  filesOf(ticket).length +
  listAt(ticket, 'messages').reduce((sum, one) => sum + filesOf(one).length, 0);

/** Counts the messages of a ticket that are internal because their kind is unknown. */
export const countOfUnknownKind = (ticket: ReadTicket): number =>
  listAt(ticket, 'messages').filter((one) => one.isOfUnknownKind === true).length;

/** Returns a ticket in the server's format: without files that aren't uploaded, and without messages that would be empty. */
export function withoutFiles({ files: _, messages, ...ticket }: ReadTicket): ImportedTicket {
  // Keeps anything but a list, so validation rejects it.
  if (!Array.isArray(messages)) return messages === undefined ? ticket : { ...ticket, messages };
  const said = messages.flatMap((one) => {
    if (!one?.files && !one?.isOfUnknownKind) return [one];
    const { files: __, isOfUnknownKind: ___, ...rest } = one;
    return rest.message || rest.fileIds?.length ? [rest] : [];
  });
  return { ...ticket, messages: said };
}
