import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureCallers } from './caller-rows.ts';
import { measureChanges } from './change-rows.ts';
import { measureChat } from './chat-rows.ts';
import { type Figure, worseFigures } from './compare.ts';
import type { Size } from './fill.ts';
import { type Costs, costsOf, reportGrowth } from './flat-rows.ts';
import { type Engine, forget, provideData } from './kept-data.ts';
import { warmFloor } from './load.ts';
import { measureMembers } from './member-rows.ts';
import { createReport, describeRun } from './report.ts';
import {
  type Bench,
  compareEngines,
  measureRequests,
  type Running,
  withServer,
} from './request-rows.ts';
import { measureHelpSearch, measureSearch } from './search-rows.ts';
import { startHello } from './server-process.ts';
import { soak } from './soak.ts';
import { measureStart } from './start-rows.ts';

/**
 * `npm run bench`: measures every performance goal of the product, with each request as a ratio to a constant Koa response
 * measured alongside it. Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL names a server.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The parts to run, separated by commas. */
    only: { type: 'string', default: 'requests,keys,search,changes,members,help,start,chat,flat' },
    engine: { type: 'string', default: 'sqlite,postgres' },
    tickets: { type: 'string', default: '10000' },
    /** The number of tickets in 100 organizations for the large database; without it, growth isn't measured. */
    flat: { type: 'string', default: '0' },
    articles: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    json: { type: 'string' },
    compare: { type: 'string' },
    soak: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '5' },
    forget: { type: 'boolean', default: false },
  },
});
const server = process.env.TEST_DATABASE_URL ?? '';
const wanted = options.only.split(',');
const engines = (['SQLite', 'PostgreSQL'] as const).filter(
  (engine) =>
    options.engine.split(',').some((one) => engine.toLowerCase().startsWith(one.toLowerCase())) &&
    (engine === 'SQLite' || server !== ''),
);
const [other] = positionals;
const small: Size = { organizations: 1, tickets: Number(options.tickets), articles: 0 };
const large: Size = { organizations: 100, tickets: Number(options.flat), articles: 0 };
const helpCenters: Size = { organizations: 100, tickets: 0, articles: Number(options.articles) };

// Exiting on an interruption also stops the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const isFlatMeasured = wanted.includes('flat') && large.tickets > 0;
const isSmallMeasured =
  isFlatMeasured || ['requests', 'search', 'changes'].some((part) => wanted.includes(part));

if (options.forget) for (const engine of engines) await forget(engine, '', server);
else if (options.compare && other) compare(read(options.compare), read(other));
else await measure();

async function measure() {
  const run = describeRun();
  const { machine } = run;
  console.log(`${run.commit}\n${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`);
  if (machine.load > 0.5) console.log(`The machine is busy (load ${machine.load.toFixed(1)})`);
  if (server === '') console.log('TEST_DATABASE_URL names no PostgreSQL');
  console.log(`The best of ${options.rounds} rounds, each beside the floor\n`);
  const hello = await startHello();
  await warmFloor({ url: hello.url });
  const report = createReport();
  const effort = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
  const bench: Bench = { report, floor: { url: hello.url }, effort };
  if (options.soak) {
    for (const engine of engines) {
      const data = await provideData(engine, small, server);
      await soak(report, data, Number(options.minutes)).finally(data.remove);
    }
  } else await measureParts(bench);
  await hello.stop();
  report.end();
  if (options.json) {
    writeFileSync(
      options.json,
      `${JSON.stringify({ ...run, figures: report.figures }, null, 2)}\n`,
    );
  }
  if (options.compare) compare(read(options.compare), report.figures);
}

async function measureParts(bench: Bench) {
  for (const engine of engines) {
    let costs: Costs | undefined;
    if (isSmallMeasured) {
      await withData(engine, small, async (running) => {
        if (wanted.includes('requests')) await measureRequests(bench, running);
        if (wanted.includes('search')) await measureSearch(bench, running);
        if (isFlatMeasured) costs = await costsOf(bench, running);
        // Comes last, because it gives tickets a history.
        if (wanted.includes('changes')) await measureChanges(bench, running);
      });
    }
    if (wanted.includes('members')) await measureMembers(bench, engine);
    if (wanted.includes('help')) {
      await withData(engine, helpCenters, (running) => measureHelpSearch(bench, running));
    }
    if (isFlatMeasured) {
      await withData(engine, large, async (running) => {
        reportGrowth(bench, costs ?? new Map(), await costsOf(bench, running), running.suffix);
      });
    }
  }
  compareEngines(bench.report);
  if (wanted.includes('keys')) await measureCallers(bench);
  if (wanted.includes('start')) await measureStart(bench);
  if (wanted.includes('chat')) await measureChat(bench);
  if (wanted.includes('flat') && !isFlatMeasured)
    console.log('Not measured: flat, which needs --flat=1000000');
}

async function withData(engine: Engine, size: Size, work: (running: Running) => Promise<void>) {
  const data = await provideData(engine, size, server);
  const suffix = `${(size.tickets || size.articles).toLocaleString('en')}, ${engine}`;
  try {
    await withServer(data, suffix, work);
  } finally {
    await data.remove();
  }
}

function read(file: string) {
  return (JSON.parse(readFileSync(file, 'utf8')) as { figures: Figure[] }).figures;
}

function compare(before: readonly Figure[], after: readonly Figure[]) {
  const worse = worseFigures(before, after);
  for (const one of worse) {
    console.log(`worse: ${one.name}: ${one.before.toFixed(2)} → ${one.ratio.toFixed(2)}`);
  }
  if (worse.length > 0) process.exitCode = 1;
  else console.log('Nothing is worse by more than 10 %');
}
