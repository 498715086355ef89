import { percentile } from './chat-clients.ts';
import type { Data } from './kept-data.ts';
import { type Ask, timeOf } from './load.ts';
import { asked, type Bench, type Running } from './request-rows.ts';
import { wordOf } from './staff-data.ts';

/** Words as people search for them: common and rare ones, whole and begun, several, a number. */
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

/** How long one client waits for the search of the staff. */
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

/** The public search over the articles of all organizations in turns, once each has asked. */
export async function measureHelpSearch(bench: Bench, { data, target, suffix }: Running) {
  const pathsOf = ({ subdomain }: Data['places'][number]) => {
    const texts = [0, 1].flatMap((round) => questions(round));
    const path = `/api/public/help/${subdomain}/search?q=`;
    return texts.map((text) => path + encodeURIComponent(text));
  };
  const asks = asked(data, pathsOf, {}).map(({ path }) => ({ path }));
  const { p50, p99 } = await bestOf(bench, target.url, inTurns(asks, data.places.length));
  bench.report.add(`help search p50, ${suffix}`, { ...p50, unit: 'ms' });
  bench.report.add(`help search p99, ${suffix}`, { ...p99, unit: 'ms', goal: { most: 8 } });
}

/** One of each organization after the other. */
function inTurns(asks: Ask[], places: number) {
  const each = asks.length / places;
  return asks.map((_, at) => asks[(at % places) * each + Math.floor(at / places)] as Ask);
}

/** The times of the best round, with the floor's beside them; the first round only warms up. */
async function bestOf({ floor, effort }: Bench, url: string, asks: Ask[]) {
  const all: { p50: number; p99: number }[] = [];
  const floors: number[] = [];
  for (let round = 0; round <= effort.rounds; round += 1) {
    const times: number[] = [];
    const beside: number[] = [];
    for (const ask of asks) {
      times.push(await timeOf(url, ask));
      if (beside.length < 200) beside.push(await timeOf(floor.url, { path: '/' }));
    }
    if (round === 0) continue;
    all.push({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
    floors.push(percentile(beside, 0.5));
  }
  const details = `best of ${effort.rounds} rounds of ${asks.length}; the floor answers in ${Math.min(...floors).toFixed(2)} ms`;
  const shown = (times: number[]) => ({
    value: Math.min(...times),
    margin: (Math.max(...times) - Math.min(...times)) / 2,
    details,
  });
  return { p50: shown(all.map(({ p50 }) => p50)), p99: shown(all.map(({ p99 }) => p99)) };
}
