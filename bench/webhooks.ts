import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { addListener, recordTicketEvent } from './webhook-data.ts';

/**
 * `npm run bench:webhooks`: one receiver fails in every way while the worker is killed repeatedly, and a quiet
 * organization's receiver responds. Every event must arrive, hardly any twice, and the quiet organization must not wait.
 */
const events = Number(process.argv[2] ?? 10_000);
/** Milliseconds between two kills of the worker. */
const life = Number(process.argv[3] ?? 3_000);
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-webhooks-'));
const file = join(folder, 'bench.sqlite');
const sealing = 'a secret of the benchmark, thirty-two characters';

const secrets = new Map<string, string>();
const taken = new Map<string, number>();
const late: number[] = [];
let badSignatures = 0;
let tries = 0;
let isDown = false;

/** Handles a message of the failing receiver at random; returns `true` if it was accepted. */
function misbehave(response: ServerResponse): boolean {
  const chance = Math.random();
  if (isDown || chance < 0.1) {
    response.socket?.destroy();
    return false;
  }
  if (chance < 0.3) response.writeHead(500).end();
  else if (chance < 0.302) return false;
  else if (chance < 0.305) {
    // Accepted, but the response is lost: the only case in which a second delivery is correct.
    response.socket?.destroy();
    return true;
  } else {
    response.writeHead(204).end();
    return true;
  }
  return false;
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('utf8');
    const isQuiet = request.url === '/quiet';
    tries += isQuiet ? 0 : 1;
    try {
      const secret = secrets.get(request.url ?? '') ?? '';
      new Webhook(secret).verify(body, request.headers as Record<string, string>);
    } catch {
      badSignatures += 1;
    }
    const { id, timestamp } = JSON.parse(body) as { id: string; timestamp: string };
    if (isQuiet) {
      late.push(Date.now() - Date.parse(timestamp));
      response.writeHead(204).end();
    } else if (misbehave(response)) taken.set(id, (taken.get(id) ?? 0) + 1);
  });
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const database = await openDatabase({
  url: `sqlite:${file}`,
  log: { info() {}, warn() {}, error: console.error },
});
await database.migrate();
const loud = await addListener(database, sealing, 'loud', `${address}/loud`);
const quiet = await addListener(database, sealing, 'quiet', `${address}/quiet`);
secrets.set('/loud', loud.secret).set('/quiet', quiet.secret);
const org = database.org(loud.id);
for (let left = events; left > 0; left -= 500) {
  await Promise.all(Array.from({ length: Math.min(500, left) }, () => recordTicketEvent(org)));
}
await database.close();

const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));
const node = fileURLToPath(new URL('./webhook-node.ts', import.meta.url));
/** Starts a worker. */
async function live(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [tsx, '--conditions=helpdesk-source', node, file, sealing, quiet.id],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  await new Promise((done) => child.stdout?.once('data', done));
  return child;
}

const kill = ({ pid }: ChildProcess) => process.kill(-(pid ?? 0), 'SIGKILL');

const started = Date.now();
let worker = await live();
let kills = 0;
const deadline = started + 15 * 60_000;
while (taken.size < events && Date.now() < deadline) {
  await new Promise((done) => setTimeout(done, life));
  if (taken.size >= events) break;
  kill(worker);
  kills += 1;
  // In every third run, the receiver is down briefly.
  isDown = kills % 3 === 0;
  if (isDown) setTimeout(() => (isDown = false), 1_500);
  worker = await live();
}
const seconds = (Date.now() - started) / 1_000;
kill(worker);
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });

const twice = [...taken.values()].reduce((sum, count) => sum + count - 1, 0);
late.sort((a, b) => a - b);
const at = (share: number) => late[Math.floor(late.length * share)] ?? Number.NaN;
const share = (100 * twice) / Math.max(1, taken.size);
console.log(`
events                    ${events.toLocaleString('en')}
worker killed             ${kills} times in ${seconds.toFixed(0)} s
delivered                 ${taken.size.toLocaleString('en')} (${((100 * taken.size) / events).toFixed(2)} %) in ${tries.toLocaleString('en')} tries
taken twice, with one id  ${twice} (${share.toFixed(2)} %, goal: at most 2 %)
bad signatures            ${badSignatures}
the quiet organization    ${late.length} events, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal: 2000), longest ${at(0.9999)} ms
`);
const isGood = taken.size === events && share <= 2 && badSignatures === 0 && at(0.95) <= 2_000;
process.exitCode = isGood ? 0 : 1;
