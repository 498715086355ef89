import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { now } from '../../../database/ids.ts';
import type { Database, Org, RowsAtOnce } from '../../../database/types.ts';
import { openZip } from '../../../http/answers/zip.ts';
import { type Received, receive } from '../../../stored-files/disk.ts';
import { type FilesConfig, storageOf } from '../../../stored-files/storage.ts';
import { readHead } from '../read/exports.ts';
import { batchOf, countOfRows, exportedPeople, exportedRows } from '../read/snapshot-rows.ts';
import { type TableOfExport, tablesInOrder } from '../tables/export-tables.ts';
import { lineOf, withoutSecrets } from './lines.ts';
import {
  fileName,
  format,
  linesName,
  type Manifest,
  manifestName,
  peopleFile,
  readMe,
  version,
} from './manifest.ts';
import { personLine } from './person.ts';

export interface Progress {
  done: number;
  total: number;
}

export interface Written extends Progress {
  archive: Received;
  files: number;
}

interface Given {
  database: Database;
  config: FilesConfig;
  org: Org;
  /** Called after each batch; it may throw to stop. */
  progress(so: Progress): void;
}

/** Writes all data of an organization into an archive on disk. At most one batch of rows is in memory. */
export async function writeArchive({ database, config, org, progress }: Given): Promise<Written> {
  const head = await readHead(org);
  if (!head) throw new Error(`No organization ${org.id}`);
  const zip = openZip();
  const received = receive(config.dataDir, zip.output);
  // The error is handled where `received` is awaited; this only prevents an unhandled rejection until then.
  received.catch(() => undefined);
  const so: Progress = { done: 0, total: 0 };
  const lines: Manifest['lines'] = {};
  const missingFiles: string[] = [];
  let files = 0;

  const step = (count: number) => {
    so.done += count;
    progress(so);
  };

  try {
    zip.put(readMe, 'README.txt');
    const exportedAt = now();
    const { hashes, inRows } = await database.snapshot(async (rows) => {
      so.total = await countAll(rows, org);
      const found = new Set<string>();
      const inRows = new Set<string>();
      const people = linesOfPeople(rows, org, (count) => {
        lines[peopleFile] = (lines[peopleFile] ?? 0) + count;
      });
      await zip.add(Readable.from(people), linesName(peopleFile));
      for (const table of tablesInOrder) {
        lines[table.file] = 0;
        const said = linesOf(rows, org, table, {
          stored: (sha256) => found.add(sha256),
          keep: async (sha256, bytes) => {
            if (inRows.has(sha256) || bytes.length === 0) return;
            inRows.add(sha256);
            zip.put(bytes, fileName(sha256), false);
          },
          step: (count) => {
            lines[table.file] = (lines[table.file] ?? 0) + count;
            step(count);
          },
        });
        await zip.add(Readable.from(said), linesName(table.file));
      }
      return { hashes: found, inRows };
    });
    files = inRows.size;
    const storage = storageOf(config);
    for (const sha256 of hashes) {
      if (inRows.has(sha256)) continue;
      const content = await storage.read(org.id, sha256);
      if (content) {
        await zip.add(content, fileName(sha256), false);
        files += 1;
      } else missingFiles.push(sha256);
      step(1);
    }
    const manifest: Manifest = {
      format,
      version,
      exportedAt,
      organization: head,
      lines,
      files,
      missingFiles,
    };
    zip.put(JSON.stringify(manifest, null, 2), manifestName);
    zip.end();
    const archive = await received;
    return { archive, files, ...so };
  } catch (error) {
    zip.output.destroy(error as Error);
    await received.catch(() => undefined);
    throw error;
  }
}

async function countAll(rows: RowsAtOnce, org: Org): Promise<number> {
  let total = 0;
  for (const table of tablesInOrder) {
    for await (const [row] of rows<{ count: number }>(countOfRows(org, table))) {
      const count = Number(row?.count ?? 0);
      // A file counts twice: its row and its bytes.
      total += table.table === 'stored_files' ? 2 * count : count;
    }
  }
  return total;
}

async function* linesOfPeople(rows: RowsAtOnce, org: Org, count: (some: number) => void) {
  for await (const some of rows<Parameters<typeof personLine>[0]>(exportedPeople(org))) {
    count(some.length);
    yield some.map((row) => `${JSON.stringify(personLine(row))}\n`).join('');
  }
}

interface Heard {
  /** Called for bytes in the file storage. */
  stored(sha256: string): void;
  /** Called for bytes that are still in the database. */
  keep(sha256: string, bytes: Buffer): Promise<void>;
  step(count: number): void;
}

async function* linesOf(rows: RowsAtOnce, org: Org, table: TableOfExport, heard: Heard) {
  const all = rows<Record<string, unknown>>(exportedRows(org, table), batchOf(table));
  for await (const some of all) {
    let text = '';
    for (const row of some) {
      if (table.table === 'stored_files') heard.stored(String(row.sha256));
      const whole = table.table === 'files' ? await withHash(row, heard) : row;
      text += `${JSON.stringify(withoutSecrets(table.table, lineOf(table.columns, whole)))}\n`;
    }
    heard.step(some.length);
    yield text;
  }
}

/** A picture that has not been moved to the file storage has no hash yet. */
async function withHash(row: Record<string, unknown>, { keep }: Heard) {
  const bytes = Buffer.from(row.bytes as Uint8Array);
  if (bytes.length === 0) return row;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await keep(sha256, bytes);
  return { ...row, sha256 };
}
