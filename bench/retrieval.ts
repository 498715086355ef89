import { existsSync } from 'node:fs';
import { type Collection, readArticles, readCollections } from './retrieval/collections.ts';
import { type Engine, engines } from './retrieval/engines.ts';
import { reportMatching, reportSearch } from './retrieval/leave-one-out.ts';
import * as figures from './retrieval/measure.ts';
import { replayOpens } from './retrieval/replay.ts';
import { forms, trySearches } from './retrieval/search.ts';
import { timeMatching } from './retrieval/time.ts';

/** `npm run bench:retrieval -- FOLDER`: measures how often our engine and common alternatives find the right answer. */
const asksAll = process.argv.includes('--all');
const folder =
  process.argv.slice(2).find((one) => !one.startsWith('--')) ?? process.env.RETRIEVAL_DATA;
/** `--leave-one-out`: our figures on data that was not used for tuning. */
const isLeftOut = process.argv.includes('--leave-one-out');
/** Enough of each collection to distinguish engines in a few minutes; `--all` runs everything. */
const maxAsked = isLeftOut ? 200 : 100;
/** Engines that take half a second per question get fewer. */
const fewAsked = 20;
const { mean } = figures;
const percent = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1)).padStart(6);

if (!folder || !existsSync(folder)) {
  console.log(`No folder with faq.jsonl and search.jsonl was named, so this is a small collection of our own.
  npm run bench:retrieval -- path/to/folder     or RETRIEVAL_DATA=path/to/folder
Collections one can make such files from: BANKING77 (PolyAI), CLINC150, HINT3 (Haptik), xSID, StackFAQ.
faq.jsonl     {"set","kind":"bank","intent","text","rank"[,"response","keywords"]}
              {"set","kind":"keywords","intent","keywords"} · {"set","kind":"query","intent"|null,"text"[,"typo1","typo2"]}
search.jsonl  {"kind":"doc","id","title","body"}
              {"kind":"query","origin","docs","text","short","typo","shorttypo","prefix"}
`);
}

const collections = readCollections(folder).map((collection) =>
  asksAll ? collection : { ...collection, asked: figures.sample(collection.asked, maxAsked) },
);
if (!asksAll)
  console.log(`At most ${maxAsked} questions in and out of scope of each; --all asks them all.`);

if (isLeftOut) {
  reportMatching(collections);
  const articles = readArticles(folder);
  if (articles) reportSearch(articles);
  process.exit();
}

console.log('matching in process          built in      CPU      p50      p95      p99');
for (const { size, built, cpu, p50, p95, p99 } of timeMatching([1_000, 10_000])) {
  const cells = [cpu, p50, p95, p99].map((value) => `${value.toFixed(2)} ms`.padStart(9));
  console.log(
    `${`${size} pairs`.padEnd(28)}${`${Math.round(built)} ms`.padStart(9)}${cells.join('')}`,
  );
}

const header = ['top 1', 'right', 'silent', 'reject', 'balanc', '1 typo', '2 typo'];
const columns = header.map((name) => name.padStart(6)).join(' ');

function report(engine: Engine, list: readonly Collection[]) {
  const started = performance.now();
  const outcomes = list.map((collection) => figures.tryOut(engine, collection));
  const threshold = engine.threshold ?? figures.bestThreshold(outcomes);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const how = engine.threshold === undefined ? 'the best one afterwards' : 'as it ships';
  console.log(`\n${engine.name} · threshold ${threshold.toFixed(3)}, ${how} · ${seconds} s`);
  console.log(`${''.padEnd(20)}${columns}`);
  for (const outcome of outcomes) {
    const { label, inScope, outOfScope, typo1, typo2 } = outcome;
    const asks = outOfScope.length > 0;
    const cells = [
      figures.top(outcome),
      figures.right(inScope, threshold),
      figures.share(inScope, ({ score }) => score < threshold),
      asks ? figures.rejected(outcome, threshold) : Number.NaN,
      asks ? figures.balanced(outcome, threshold) : Number.NaN,
      typo1.length > 0 ? figures.right(typo1, threshold) : Number.NaN,
      typo2.length > 0 ? figures.right(typo2, threshold) : Number.NaN,
    ];
    console.log(`${label.padEnd(20)}${cells.map(percent).join(' ')}`);
  }
  const withTypos = outcomes.filter(({ typo2 }) => typo2.length > 0);
  const loss = withTypos.map(
    ({ inScope, typo2 }) => figures.right(inScope, threshold) - figures.right(typo2, threshold),
  );
  const balanced = figures.meanBalanced(outcomes, threshold);
  const top = mean(outcomes.map(figures.top));
  return { name: engine.name, balanced, top, loss: mean(loss) };
}

const fewer = (collection: Collection) => ({
  ...collection,
  asked: figures.sample(collection.asked, fewAsked),
});
const summary = engines.map((engine) =>
  report(engine, engine.isSlow && !asksAll ? collections.map(fewer) : collections),
);
console.log('\nmean                        balanced  top 1  lost at two typos');
for (const { name, balanced, top, loss } of summary) {
  console.log(`${name.padEnd(28)}${percent(balanced)}  ${percent(top)}  ${percent(loss)}`);
}

const articles = readArticles(folder);
if (articles) {
  console.log(`\nsearch, MRR@10 / Recall@10   ${forms.map((form) => form.padStart(13)).join('')}`);
  for (const { name, found } of trySearches(articles)) {
    const cells = found.map(({ mrr, recall }) => `${mrr.toFixed(1)} / ${recall.toFixed(1)}`);
    console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
  console.log(
    '\nmeasured on questions that no reader had asked, after so many opens for each article',
  );
  for (const { opens, found } of replayOpens(articles)) {
    const cells = found.map(({ mrr, recall }) => `${mrr.toFixed(1)} / ${recall.toFixed(1)}`);
    console.log(`${`${opens} opens`.padEnd(28)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
}
