import { createAnswerIndex } from '../../packages/api/src/matching/answer-index.ts';

const verbs = 'change cancel reset find send update delete download upload connect'.split(' ');
const things =
  'password invoice order parcel account card address subscription refund ticket report domain'.split(
    ' ',
  );
const places = 'Oslo Lima Cairo Kyoto Quito Turin Perth Accra Riga Hanoi'.split(' ');
const ways = ['How do I', 'I cannot', 'Where can I', 'Please help me to', 'Is it possible to'];

/** Returns one of many different questions. */
function question(at: number): string {
  const pick = (list: string[], step: number) => list[Math.floor(at / step) % list.length] ?? '';
  const [way, verb, thing] = [pick(ways, 1), pick(verbs, 5), pick(things, 50)];
  return `${way} ${verb} my ${thing} in ${pick(places, 600)} for team ${Math.floor(at / 6_000)}${at % 7}?`;
}

/** Measures the time per question by number of stored pairs. */
export function timeMatching(sizes: number[]) {
  return sizes.map((size) => {
    const started = performance.now();
    const index = createAnswerIndex();
    for (let at = 0; at < size; at++) {
      const response = `Answer ${at}: open the settings of your ${things[at % things.length]}.`;
      const pair = { query: question(at), response, keywords: [], priority: 'medium' } as const;
      index.put({ ...pair, id: String(at) });
    }
    for (const _ of index.settle());
    const built = performance.now() - started;
    const times: number[] = [];
    let before = process.cpuUsage();
    for (let at = 0; at < 600; at++) {
      if (at === 100) before = process.cpuUsage();
      const begun = performance.now();
      index.match(`${question(at * 17)} thanks`);
      if (at >= 100) times.push(performance.now() - begun);
    }
    const used = process.cpuUsage(before);
    const cpu = (used.user + used.system) / 1_000 / times.length;
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { size, built, cpu, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  });
}
