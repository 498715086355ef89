import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { fills, largestBodies } from '../packages/api/src/test/largest-input.ts';
import { seededRandom } from '../packages/api/src/test/made-year.ts';
import {
  type Operation,
  type OperationId,
  operations,
} from '../packages/sdk/src/contract/operations.ts';
import { percentile } from './chat-clients.ts';
import { type Engine, provideData } from './kept-data.ts';
import { startHelpdesk } from './server-process.ts';
import { kindsOf, mixOf } from './soak.ts';

/**
 * `npm run bench:hostile -- --minutes=60 --engine=postgres`: measures how long nine organizations wait for a mix of
 * requests, alone and while a tenth one continuously sends the largest input that the contract allows and requests the
 * longest lists. Runs on SQLite, or on the PostgreSQL of TEST_DATABASE_URL, with default rate limits or `--limits=off`.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'sqlite' },
    tickets: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '20' },
    limits: { type: 'string', default: 'on' },
    attack: { type: 'string' },
  },
});
/** Total requests per second of the other organizations, in turn. */
const perSecond = 20;
/** Maximum p99 of the others during the attack, as a multiple of that without it. */
const goal = 2;
const minute = 60_000;

interface Attack {
  url: string;
  tokens: string[];
  subdomain: string;
  ticket: string;
  clients: number;
}

interface Waited {
  times: number[];
  failures: string[];
}

if (options.attack) await attack(JSON.parse(options.attack) as Attack);
else await compare(options.engine.startsWith('p') ? 'PostgreSQL' : 'SQLite');

async function compare(engine: Engine) {
  const minutes = Number(options.minutes);
  const size = { organizations: 10, tickets: Number(options.tickets), articles: 500 };
  const data = await provideData(engine, size, process.env.TEST_DATABASE_URL ?? '');
  const server = await startHelpdesk(data.dataDir, await freePort(), data.databaseUrl, {
    more: { RATE_LIMITS: options.limits },
  });
  const [hostile, ...others] = data.places;
  if (!hostile) throw new Error('The hostile organization is missing');
  const agent = new Agent({ keepAlive: true });
  const ask = mixOf({ ...data, places: others }, server.url, agent);
  const kindOf = kindsOf(0);
  let round = 0;
  const during = async (length: number) => {
    const waited: Waited = { times: [], failures: [] };
    const asked: Promise<void>[] = [];
    for (const end = performance.now() + length; performance.now() < end; round += 1) {
      const one = ask(round, kindOf(round)).then(
        ({ time }) => void waited.times.push(time),
        (error: Error) => void waited.failures.push(error.message),
      );
      asked.push(one);
      await new Promise((resume) => setTimeout(resume, 1_000 / perSecond));
    }
    await Promise.all(asked);
    return waited;
  };
  console.log(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}, ${engine}, rate limits ${options.limits}; ${others.length} organizations ask ${perSecond} times a second`,
  );
  try {
    await during(10_000);
    const quiet = Math.max(1, minutes / 6);
    const before = await during(quiet * minute);
    print('alone', before);
    const stop = startAttack({
      url: server.url,
      tokens: [hostile.adminToken, hostile.agentToken],
      subdomain: hostile.subdomain,
      ticket: hostile.sample[0] ?? '',
      clients: Number(options.clients),
    });
    const spans: Waited[] = [];
    for (let at = 0; at < minutes; at += 1) {
      spans.push(await during(minute));
      print(`beside the hostile one, minute ${at + 1}`, spans.at(-1) as Waited);
    }
    console.log(`the hostile one got ${await stop()}`);
    await during(10_000);
    const after = await during(quiet * minute);
    print('alone again', after);
    const alone = percentile([...before.times, ...after.times], 0.99);
    const beside = percentile(
      spans.flatMap(({ times }) => times),
      0.99,
    );
    const ratio = beside / alone;
    const failures = spans.flatMap((span) => span.failures);
    const verdict = ratio <= goal && failures.length === 0 ? 'met' : 'MISSED';
    console.log(
      `p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside it: ${ratio.toFixed(2)} ×, goal ${goal} × and no failures: ${verdict}`,
    );
    for (const failure of new Set(failures)) console.error(failure);
    if (verdict === 'MISSED') process.exitCode = 1;
  } finally {
    agent.destroy();
    await server.stop();
    await data.remove();
  }
}

function print(name: string, { times, failures }: Waited) {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(7));
  console.log(
    `${name.padEnd(36)}p50 ${p50}   p99 ${p99} ms   ${times.length} answers, ${failures.length} failures`,
  );
}

/** Attacks from a separate process, so the measurement waits only for the server. Stopping it returns the responses. */
function startAttack(plan: Attack) {
  const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));
  const own = fileURLToPath(import.meta.url);
  const args = [tsx, '--conditions=helpdesk-source', own, `--attack=${JSON.stringify(plan)}`];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  let said = '';
  child.stdout.on('data', (some) => {
    said += some;
  });
  return () =>
    new Promise<string>((done) => {
      child.once('exit', () => done(said.trim()));
      child.stdin.end();
    });
}

interface Ask {
  method: string;
  path: string;
  body?: string;
}

async function attack(plan: Attack) {
  const random = seededRandom(7);
  const writes = largestWrites(plan.ticket, random);
  const word = 'x'.repeat(200);
  const reads = [
    '/api/tickets?limit=200',
    '/api/tickets?status=open&priority=urgent&limit=200',
    `/api/search?q=${word}`,
    `/api/tickets?q=${word}`,
    '/api/help/articles',
    '/api/metrics?period=365d',
    `/api/tickets/${plan.ticket}`,
    `/api/public/help/${plan.subdomain}/search?q=${word}`,
  ].map((path): Ask => ({ method: 'GET', path }));
  const agent = new Agent({ keepAlive: true, maxSockets: plan.clients });
  const answers = new Map<string, number>();
  let isOver = false;
  process.stdin.once('end', () => {
    isOver = true;
  });
  process.stdin.resume();
  const client = async (which: number) => {
    const token = plan.tokens[which % plan.tokens.length] ?? '';
    while (!isOver) {
      const some = random() < 0.5 ? writes : reads;
      const status = await send(plan.url, some[Math.floor(random() * some.length)] as Ask, {
        agent,
        token,
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, (_, which) => client(which)));
  agent.destroy();
  console.log([...answers].map(([status, count]) => `${count} × ${status}`).join(', '));
  process.exit();
}

/** Like `test/tenant-work.test.ts`: operations that create data of an organization, and changes of its ticket. */
function largestWrites(ticket: string, random: () => number): Ask[] {
  const ends = /changes_sign_in|deletes_organization|changes_mail_server|exports_organization/;
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => {
    const { method, body, access, effects, path }: Operation = operations[id];
    if (method === 'GET' || body !== 'json' || ends.test(effects.join(' '))) return false;
    if (!access.some(({ scheme }) => scheme === 'session')) return false;
    if (/^(auth|account|profile|sessions|invitations|docs)\./.test(id)) return false;
    return !path.includes('{') || id === 'tickets.reply' || id === 'tickets.update';
  });
  return ids.flatMap((id) => {
    const all = Object.values(fills);
    const fill = all[Math.floor(random() * all.length)];
    const [body] = fill ? largestBodies(id, fill, () => undefined) : [];
    const { method, path } = operations[id];
    return { method, path: path.replace('{id}', ticket), body: JSON.stringify(body ?? {}) };
  });
}

function send(
  url: string,
  { method, path, body }: Ask,
  { agent, token }: { agent: Agent; token: string },
): Promise<string> {
  return new Promise((done) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request(url + path, { agent, method, headers });
    sent.once('error', () => done('cut off'));
    sent.once('response', (answer) => {
      answer.resume().once('end', () => done(String(answer.statusCode)));
    });
    sent.end(body);
  });
}
