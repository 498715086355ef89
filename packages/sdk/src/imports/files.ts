import type { Schema } from '../contract/operations.ts';
import { type Fields, listAt, textAt } from './records.ts';

type ImportedTicket = Schema<'ImportedTicket'>;
type ImportedMessage = NonNullable<ImportedTicket['messages']>[number];

/** A file as an export names it: where it can be had, or where it lies beside the export. */
export type NamedFile = { name: string } & ({ url: string } | { path: string });

/** A message or a ticket of an export, with the files that are still elsewhere. */
export type ReadMessage = ImportedMessage & {
  files?: NamedFile[];
  /** Internal because nobody knows whether customers could see a message of its kind. */
  isOfUnknownKind?: true;
};
export type ReadTicket = Omit<ImportedTicket, 'messages'> & {
  files?: NamedFile[];
  messages?: ReadMessage[];
};

/** Files of a list, each by the first of these names that it has. */
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

/** Files of which an export has nothing but the addresses, with spaces between them. */
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

/** Which files an entry names; of something else none. */
export const filesOf = (value: object): NamedFile[] =>
  listAt(value, 'files').flatMap((one): NamedFile[] => {
    const name = textAt(one, 'name');
    const path = textAt(one, 'path');
    const url = textAt(one, 'url');
    if (path) return [{ name: name || nameIn(`file:///${path}`), path }];
    return url ? [{ name: name || nameIn(url), url }] : [];
  });

/** How many files a ticket of an export names. */
export const countFiles = (ticket: ReadTicket): number =>
  filesOf(ticket).length +
  listAt(ticket, 'messages').reduce((sum, one) => sum + filesOf(one).length, 0);

/** How many messages of a ticket are internal because their kind is unknown. */
export const countOfUnknownKind = (ticket: ReadTicket): number =>
  listAt(ticket, 'messages').filter((one) => one.isOfUnknownKind === true).length;

/** A ticket as the server takes it: without the files that are elsewhere, and what would say nothing without them. */
export function withoutFiles({ files: _, messages, ...ticket }: ReadTicket): ImportedTicket {
  // What is no list stays, to be refused.
  if (!Array.isArray(messages)) return messages === undefined ? ticket : { ...ticket, messages };
  const said = messages.flatMap((one) => {
    if (!one?.files && !one?.isOfUnknownKind) return [one];
    const { files: __, isOfUnknownKind: ___, ...rest } = one;
    return rest.message || rest.fileIds?.length ? [rest] : [];
  });
  return { ...ticket, messages: said };
}
