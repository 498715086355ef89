import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { prepare } from '../packages/api/src/database/prepare.ts';
import { addOrganization, createTicket } from '../packages/api/src/database/test-rows.ts';
import type { Org, P } from '../packages/api/src/database/types.ts';

/** Measures the database layer compared with raw drivers in the same run; best of five. */
const clients = 32;
const reads = 20_000;
const rounds = 5;

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
const file = join(folder, 'bench.sqlite');
const database = await openDatabase({
  url: `sqlite:${file}`,
  log: { info() {}, warn() {}, error: console.error },
});
await database.migrate();
database.sendToOutbox('mail', ['ticket.deleted']);
const org = await addOrganization(database, 'bench');
await grouped(org, 5_000);
const { id } = (await org.first<{ id: string }>(
  org.from('tickets').where('number', 'TK-2500').select('id'),
)) ?? { id: '' };

const sync = await best(() => syncOnce(join(folder, 'sync')));
const one = await best(() => timePer(300, () => oneByOne(org, 300)));
const group = await best(() => timePer(6_000, () => grouped(org, 6_000)));
const work = await best(() => cpuPer(6_000, () => grouped(org, 6_000)));
const bare = await best(() => bareRead(file, org.id, id));
const prepared = await best(() => preparedRead(org, id));
const built = await best(() => builtRead(org, id));
const version = await best(() => cpuPer(reads, () => repeat(reads, () => org.version())));

console.log(`
floors
  one sync of the disk               ${micro(sync)}
  better-sqlite3, prepared get       ${micro(bare)}

a ticket with number, message, counter, event and outbox row, durable
  a commit for each                  ${micro(one)}   ${ratio(one, sync)} the sync
  group commit, ${clients} clients           ${micro(group)}   ${ratio(group, sync)} the sync, ${Math.round(1e6 / group)}/s
  group commit is ${ratio(one, group)} as fast (goal: 8 ×)
  of it, work of the processor       ${micro(work)}   ${ratio(work, bare)} a prepared get

a ticket by its id, work of the processor
  prepared through the handle        ${micro(prepared)}   ${ratio(prepared, bare)} the floor
  written with the builder each time ${micro(built)}   ${ratio(built, bare)} the floor
  the version of an organization     ${micro(version)}   ${ratio(version, bare)} the floor
`);
await database.close();
rmSync(folder, { recursive: true });

async function grouped(into: Org, count: number) {
  const perClient = Math.ceil(count / clients);
  await Promise.all(
    Array.from({ length: clients }, () =>
      repeat(perClient, () => into.write((tx) => createTicket(tx))),
    ),
  );
}

/** The same clients, but each write waits for the previous one's commit. */
async function oneByOne(into: Org, count: number) {
  await repeat(count, () => into.write((tx) => createTicket(tx)));
}

function preparedRead(from: Org, ticket: string) {
  const byId = prepare((own, p: P<'id'>) => own.from('tickets').where('id', p.id));
  return cpuPer(reads, () => repeat(reads, () => from.first(byId({ id: ticket }))));
}

function builtRead(from: Org, ticket: string) {
  return cpuPer(reads, () =>
    repeat(reads, () => from.first(from.from('tickets').where('id', ticket))),
  );
}

async function bareRead(path: string, organization: string, ticket: string) {
  const connection = new Sqlite(path, { readonly: true });
  const statement = connection.prepare(
    'select * from tickets where organization_id = ? and id = ?',
  );
  const time = await cpuPer(reads, async () => {
    for (let i = 0; i < reads; i++) statement.get(organization, ticket);
  });
  connection.close();
  return time;
}

async function syncOnce(path: string) {
  const descriptor = openSync(path, 'w');
  const block = Buffer.alloc(4096);
  const time = await timePer(200, async () => {
    for (let i = 0; i < 200; i++) {
      writeSync(descriptor, block);
      fsyncSync(descriptor);
    }
  });
  closeSync(descriptor);
  return time;
}

async function repeat(count: number, work: () => Promise<unknown>) {
  for (let i = 0; i < count; i++) await work();
}

/** Returns the microseconds per item for `count` items. */
async function timePer(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) * 1_000) / count;
}

/** The same in CPU time, which other processes affect less. */
async function cpuPer(count: number, work: () => Promise<void>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / count;
}

async function best(measure: () => Promise<number>): Promise<number> {
  let least = await measure();
  for (let i = 1; i < rounds; i++) least = Math.min(least, await measure());
  return least;
}

function micro(time: number): string {
  return `${time.toFixed(1).padStart(8)} µs`;
}

function ratio(time: number, floor: number): string {
  return `${(time / floor).toFixed(2)} ×`;
}
