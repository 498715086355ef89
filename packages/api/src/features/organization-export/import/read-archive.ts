import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  fileName,
  format,
  linesName,
  type Manifest,
  manifestName,
  peopleFile,
  version,
} from '../archive/manifest.ts';
import { tablesInOrder } from '../tables/export-tables.ts';
import { damaged, ImportRefused } from './refused.ts';

/** An archive whose names and sizes have been checked, but not its contents. */
export interface OpenArchive {
  manifest: Manifest;
  /** The parsed lines of a file. */
  lines(file: string): AsyncGenerator<unknown>;
  /** Hashes of the uploaded files. */
  files: readonly string[];
  read(sha256: string): Promise<Readable>;
  close(): void;
}

const megabyte = 1024 * 1024;
const mostEntries = 5_000_000;
/** The maximum compression ratio: text reaches 50 at best, a zip bomb 1,000. */
const mostPacked = 200;
const longestLine = 256 * megabyte;
const longestManifest = 64 * megabyte;

const known = new Set([
  'README.txt',
  manifestName,
  ...[peopleFile, ...tablesInOrder.map(({ file }) => file)].map(linesName),
]);
const isFile = /^files\/([\da-f]{64})$/;

export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new ImportRefused(`The file ${path} does not exist.`);
    }
    throw damaged(`it is not a complete zip file (${error.message})`);
  });
  try {
    const entries = await entriesOf(zip);
    const manifest = await readManifest(zip, entries);
    for (const file of [peopleFile, ...tablesInOrder.map((one) => one.file)]) {
      const isNamed = manifest.lines[file] !== undefined;
      // An archive of an older release may lack files of newer tables.
      if (isNamed !== entries.has(linesName(file))) throw damaged(`${linesName(file)} is missing`);
    }
    const files = [...entries.keys()].flatMap((name) => isFile.exec(name)?.[1] ?? []);
    if (files.length !== manifest.files) {
      throw damaged(`it should have ${manifest.files} files, and has ${files.length}`);
    }
    return {
      manifest,
      files,
      lines: (file) => linesOf(zip, entries, file, manifest.lines[file]),
      read: async (sha256) => contentOf(zip, mustHave(entries, fileName(sha256))),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Entries = ReadonlyMap<string, Entry>;

async function entriesOf(zip: ZipFile): Promise<Entries> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > mostEntries) throw damaged('it has too many entries');
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, compressedSize, uncompressedSize } = entry;
      if (!known.has(name) && !isFile.test(name)) {
        throw damaged(`an export never contains ${JSON.stringify(name)}`);
      }
      if (entries.has(name)) throw damaged(`it contains ${name} twice`);
      if (uncompressedSize > mostPacked * compressedSize + megabyte) {
        throw damaged(`${name} expands far beyond the size of the archive`);
      }
      entries.set(name, entry);
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : damaged((error as Error).message);
  }
  return entries;
}

function mustHave(entries: Entries, name: string): Entry {
  const entry = entries.get(name);
  if (!entry) throw damaged(`${name} is missing`);
  return entry;
}

/** The contents of an entry; the stream fails if the checksum is wrong. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  const refuse = (error: Error) => damaged(`${entry.fileName} cannot be read (${error.message})`);
  const stream = await zip.openReadStreamPromise(entry).catch((error: Error) => {
    throw refuse(error);
  });
  return checked(stream, entry, refuse);
}

function checked(stream: Readable, entry: Entry, refuse: (error: Error) => Error): Readable {
  return stream.compose(async function* (parts: AsyncIterable<Buffer>) {
    let sum = 0;
    try {
      for await (const part of parts) {
        sum = crc32(part, sum);
        yield part;
      }
    } catch (error) {
      throw refuse(error as Error);
    }
    if (sum !== entry.crc32) throw damaged(`${entry.fileName} was changed`);
  } as never) as Readable;
}

async function readManifest(zip: ZipFile, entries: Entries): Promise<Manifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw new ImportRefused('This is not an export of an organization.');
  if (entry.uncompressedSize > longestManifest) throw damaged(`${manifestName} is too long`);
  const parts: Buffer[] = [];
  for await (const part of await contentOf(zip, entry)) parts.push(part as Buffer);
  const said = parsed(Buffer.concat(parts).toString('utf8'), manifestName) as Partial<Manifest>;
  if (said?.format !== format) {
    throw new ImportRefused('This is not an export of an organization.');
  }
  if (said.version !== version) {
    throw new ImportRefused(
      'This export was made by a newer release. Update this server, then import it.',
    );
  }
  const { organization, lines, files, missingFiles, exportedAt } = said;
  const isWhole =
    typeof organization?.id === 'string' &&
    typeof organization.name === 'string' &&
    typeof organization.subdomain === 'string' &&
    typeof lines === 'object' &&
    lines !== null &&
    Object.values(lines).every(Number.isSafeInteger) &&
    Number.isSafeInteger(files) &&
    Array.isArray(missingFiles) &&
    typeof exportedAt === 'string';
  if (!isWhole) throw damaged(`${manifestName} is incomplete`);
  return said as Manifest;
}

async function* linesOf(
  zip: ZipFile,
  entries: Entries,
  file: string,
  expected: number | undefined,
) {
  if (expected === undefined) return;
  const name = linesName(file);
  let count = 0;
  for await (const line of textLines(await contentOf(zip, mustHave(entries, name)), name)) {
    count += 1;
    yield parsed(line, name);
  }
  if (count !== expected) throw damaged(`${name} should have ${expected} lines, and has ${count}`);
}

async function* textLines(content: Readable, name: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const given of content) {
    let part = given as Buffer;
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10)) {
      yield Buffer.concat([...rest, part.subarray(0, end)]).toString('utf8');
      rest = [];
      length = 0;
      part = part.subarray(end + 1);
    }
    if (part.length > 0) rest.push(part);
    length += part.length;
    if (length > longestLine) throw damaged(`a line of ${name} is too long`);
  }
  if (length > 0) throw damaged(`${name} was cut off`);
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(`${name} has a line that is not JSON`);
  }
}
