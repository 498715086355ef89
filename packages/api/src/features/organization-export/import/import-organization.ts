import { isFreeSubdomain } from '@helpdesk/sdk/rules/slug';
import type { Config } from '../../../config.ts';
import { BrokenReference, DatabaseUnavailable, Duplicate } from '../../../database/errors.ts';
import { newId } from '../../../database/ids.ts';
import type { OrgTable } from '../../../database/tables.ts';
import type { Database, LoadedOrg, Loader } from '../../../database/types.ts';
import { discard, receive } from '../../../stored-files/disk.ts';
import { type FilesConfig, storageOf } from '../../../stored-files/storage.ts';
import { linesName, peopleFile } from '../archive/manifest.ts';
import { type TableOfExport, tablesInOrder } from '../tables/export-tables.ts';
import { type Arrived, asImported, type Here } from './as-imported.ts';
import { findPeople } from './person-of.ts';
import { isHeld, isOrganization } from './read/here.ts';
import { type OpenArchive, openArchive } from './read-archive.ts';
import { refuseBroken } from './refuse-broken.ts';
import { damaged, ImportRefused } from './refused.ts';
import { type Names, rowOf } from './row-of.ts';

interface Given {
  database: Database;
  config: FilesConfig & Pick<Config, 'secret' | 'clamd'>;
  /** The path of the archive. */
  path: string;
  /** Replaces the archive's subdomain. */
  subdomain?: string | undefined;
  /** Passed in, since it belongs to other features. */
  indexAgain(org: LoadedOrg): Promise<void>;
  cleanHtml(html: string): string;
  said?(sentence: string): void;
}

export interface Imported {
  organizationId: string;
  subdomain: string;
  rows: number;
  files: number;
  people: number;
  /** How many of them already had an account. */
  known: number;
  /** Files whose bytes were already missing in the export. */
  missing: number;
}

type Row = Record<string, unknown>;

const idOf = /^[\dA-Za-z]{30}$/;
const atOnce = 100;

/** Restores an organization from its archive: all of it, or nothing. */
export async function importOrganization(given: Given): Promise<Imported> {
  const archive = await openArchive(given.path);
  try {
    return await importArchive(given, archive);
  } finally {
    archive.close();
  }
}

async function importArchive(given: Given, archive: OpenArchive): Promise<Imported> {
  const { database, config } = given;
  const { organization, missingFiles } = archive.manifest;
  const isFree =
    idOf.test(organization.id) && !(await isOrganization(database.directory, organization.id));
  const id = isFree ? organization.id : newId();
  const put: string[] = [];
  try {
    const sizes = await putFiles(given, archive, id, put);
    const arrived: Arrived = { sizes, missing: new Set(missingFiles) };
    const loaded = await database.load((loader) => loadAll(loader, given, archive, id, arrived));
    return { organizationId: id, files: put.length, missing: missingFiles.length, ...loaded };
  } catch (error) {
    // The same archive may have been imported at the same time.
    if (!(await isOrganization(database.directory, id))) {
      for (const sha256 of put) await storageOf(config).remove(id, sha256);
    }
    if (error instanceof Duplicate || error instanceof BrokenReference) {
      throw damaged('its rows contradict each other');
    }
    throw error;
  }
}

/** Stores the files before the transaction, which should not contain slow work. */
async function putFiles(
  { config, said }: Given,
  archive: OpenArchive,
  organizationId: string,
  put: string[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const storage = storageOf(config);
  for (const sha256 of archive.files) {
    const received = await receive(config.dataDir, await archive.read(sha256));
    try {
      if (received.sha256 !== sha256) throw damaged(`the file ${sha256} was changed`);
      await storage.put(organizationId, received);
      put.push(sha256);
      sizes.set(sha256, received.size);
    } finally {
      await discard(received);
    }
    if (put.length % 1_000 === 0)
      said?.(`${put.length} of ${archive.files.length} files are there.`);
  }
  return sizes;
}

type Loaded = Pick<Imported, 'subdomain' | 'rows' | 'people' | 'known'>;

async function loadAll(
  loader: Loader,
  { config, subdomain: wanted, indexAgain, cleanHtml, said }: Given,
  archive: OpenArchive,
  id: string,
  arrived: Arrived,
): Promise<Loaded> {
  const { organization } = archive.manifest;
  const subdomain = wanted ?? organization.subdomain;
  await refuseUnlessFree(loader, subdomain);
  const people = await findPeople(loader, archive.lines(peopleFile));
  const names: Names = { organization: [organization.id, id], people: new Map(people.ids) };
  const here: Here = {
    ...arrived,
    secret: config.secret,
    isScanned: config.clamd !== null,
    cleanHtml,
  };
  await loadOrganization(loader, archive, names, subdomain, here);
  let rows = 1;
  for (const table of tablesInOrder) {
    if (table.table === 'organizations') continue;
    const count = await loadTable(loader, archive, table, names, here);
    if (count >= 1_000) said?.(`${table.file}: ${count} rows are there.`);
    rows += count;
  }
  await indexAgain(loader.org(id));
  return { subdomain, rows, people: people.ids.size, known: people.known };
}

/** Rejects a subdomain that an organization of this server has or had. */
async function refuseUnlessFree({ directory }: Loader, subdomain: string) {
  if (!isFreeSubdomain(subdomain) && subdomain !== 'demo') {
    throw new ImportRefused(
      `${JSON.stringify(subdomain)} cannot be a subdomain here. Choose another one with --subdomain.`,
    );
  }
  if (await isHeld(directory, subdomain)) {
    throw new ImportRefused(
      `The subdomain ${subdomain} is taken on this server. Choose another one with --subdomain.`,
    );
  }
}

async function loadOrganization(
  loader: Loader,
  archive: OpenArchive,
  names: Names,
  subdomain: string,
  here: Here,
) {
  const table = tablesInOrder.find((one) => one.table === 'organizations') as TableOfExport;
  const [, id] = names.organization;
  let count = 0;
  for await (const line of archive.lines(table.file)) {
    count += 1;
    const row = readRow(table, line, count, names, here);
    // The provider's secret is not exported, so requiring single sign-on would lock everyone out.
    const begun = { ...row, id, subdomain, sso_only: 0, version: 0 };
    if (count === 1) await loader.insert('organizations', id, [begun as never]);
  }
  if (count !== 1) throw damaged('it must contain exactly one organization');
}

async function loadTable(
  loader: Loader,
  archive: OpenArchive,
  table: TableOfExport,
  names: Names,
  here: Here,
): Promise<number> {
  const [, id] = names.organization;
  /** Tickets may reference one that comes later. */
  const followUps = new Map<string, unknown>();
  let some: Row[] = [];
  let count = 0;
  let read = 0;
  const store = async () => {
    if (some.length > 0) await insert(loader, table, id, some);
    count += some.length;
    some = [];
  };
  for await (const line of archive.lines(table.file)) {
    read += 1;
    let row = readRow(table, line, read, names, here);
    if (!row) continue;
    if (
      table.table === 'former_subdomains' &&
      (!isFreeSubdomain(String(row.subdomain)) ||
        (await isHeld(loader.directory, String(row.subdomain))))
    )
      continue;
    if (table.table === 'tickets' && row.follow_up_of !== null) {
      followUps.set(String(row.id), row.follow_up_of);
      row = { ...row, follow_up_of: null };
    }
    some.push(row);
    if (some.length >= atOnce) await store();
  }
  await store();
  for (const [ticket, before] of followUps) {
    await loader.update('tickets', id, { id: ticket }, { follow_up_of: before } as never);
  }
  return count;
}

/** The row for a line; null if it is not imported. Errors name the line. */
function readRow(
  table: TableOfExport,
  line: unknown,
  number: number,
  names: Names,
  here: Here,
): Row | null {
  try {
    const row = rowOf(table, line, names);
    refuseBroken(table, row);
    return asImported(table.table as OrgTable, row, here);
  } catch (error) {
    const what = error instanceof ImportRefused ? error.what : null;
    throw damaged(what ?? 'it cannot be read', `${linesName(table.file)}, line ${number}`);
  }
}

async function insert(loader: Loader, { table, file }: TableOfExport, id: string, rows: Row[]) {
  try {
    await loader.insert(table as OrgTable, id, rows as never);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw damaged(`the rows of ${file} contradict each other (${(error as Error).message})`);
  }
}
