import { percentile } from './chat-clients.ts';
import type { Data } from './kept-data.ts';
import { type Ask, marginOf, metric, timeOf } from './load.ts';
import { asked, type Bench, type Running } from './request-rows.ts';
import { wordOf } from './staff-data.ts';

/** Typical search terms: common and rare words, whole words and prefixes, several words, a number. */
function questions(round: number): string[] {
  const [common, rare] = [wordOf(round % 10), wordOf(5_000 + round * 97)];
  return [
    common,
    rare,
    wordOf(300 + round).slice(0, 3),
    `${common} ${wordOf((round % 10) + 3)}`,
    `${common} ${wordOf(300 + round).slice(0, 2)}`,
    `${wordOf(100 + round)} ${wordOf(50 + round)} ${common}`,
  ];
}

const rounds = Array.from({ length: 30 }, (_, round) => round);

/** Measures how long one client waits for the staff search. */
export async function measureSearch(bench: Bench, { data, target, suffix }: Running) {
  const paths = rounds.flatMap((round) => [
    ...questions(round).map((text) => `/api/search?q=${encodeURIComponent(text)}`),
    `/api/search?q=TK-${1 + round * 97}`,
  ]);
  const asks = asked(data, () => paths, { 'cache-control': 'no-cache' });
  const { p50, p99 } = await bestOf(bench, target.url, asks);
  bench.report.add(`search p50, ${suffix}`, { ...p50, unit: 'ms', goal: { most: 1.5 } });
  bench.report.add(`search p99, ${suffix}`, { ...p99, unit: 'ms' });
}

/** Measures the public search over the articles of all organizations in turn, after one request to each. */
export async function measureHelpSearch(bench: Bench, { data, target, suffix }: Running) {
  const pathsOf = ({ subdomain }: Data['places'][number]) => {
    const texts = [0, 1].flatMap((round) => questions(round));
    const path = `/api/public/help/${subdomain}/search?q=`;
    return texts.map((text) => path + encodeURIComponent(text));
  };
  const asks = asked(data, pathsOf, {}).map(({ path }) => ({ path }));
  const turns = runSequentially(asks, data.places.length);
  const first = await timesOf(target.url, turns.slice(0, data.places.length));
  bench.report.add(`help search of an organization for the first time, p50, ${suffix}`, {
    value: percentile(first, 0.5),
    unit: 'ms',
  });
  const { p50, p99 } = await bestOf(bench, target.url, turns);
  bench.report.add(`help search p50, ${suffix}`, { ...p50, unit: 'ms' });
  bench.report.add(`help search p99, ${suffix}`, { ...p99, unit: 'ms', goal: { most: 8 } });
}

/** Returns the requests of the organizations alternately. */
function runSequentially(asks: Ask[], places: number) {
  const each = asks.length / places;
  return asks.map((_, at) => asks[(at % places) * each + Math.floor(at / places)] as Ask);
}

async function timesOf(url: string, asks: Ask[]) {
  const times: number[] = [];
  for (const ask of asks) times.push(await timeOf(url, ask));
  return times;
}

async function roundOf(url: string, asks: Ask[]) {
  const before = await metric(url, 'process_cpu_seconds_total');
  const times = await timesOf(url, asks);
  const used = (await metric(url, 'process_cpu_seconds_total')) - before;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { p50, p99, cpu: (used * 1000) / asks.length };
}

type Round = Awaited<ReturnType<typeof roundOf>>;

const constant = Array.from({ length: 500 }, () => ({ path: '/' }));

/** Returns the times of the best round, alternating with the floor, after some requests to warm up. */
async function bestOf({ floor, effort }: Bench, url: string, asks: Ask[]) {
  const all: Round[] = [];
  const floors: Round[] = [];
  await timesOf(url, asks.slice(0, 200));
  for (let round = 0; round < effort.rounds; round += 1) {
    floors.push(await roundOf(floor.url, constant));
    all.push(await roundOf(url, asks));
  }
  const least = (figure: keyof Round, of = all) => Math.min(...of.map((one) => one[figure]));
  const details = `CPU ${least('cpu').toFixed(2)} ms; the floor answers in ${least('p50', floors).toFixed(2)} ms`;
  const shown = (figure: keyof Round) => ({
    value: least(figure),
    margin: marginOf(all.map((one) => one[figure])),
    details,
  });
  return { p50: shown('p50'), p99: shown('p99') };
}
