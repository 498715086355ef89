import { createLearned } from '../../packages/api/src/matching/learned.ts';
import { seededRandom } from '../../packages/api/src/test/made-year.ts';
import type { Articles } from './collections.ts';
import { mean } from './measure.ts';
import { evaluate, forms, indexOf } from './search.ts';

/** Average opens per article. */
const steps = [0, 4, 20];
/** How often readers open one of the first three results instead of the right one. */
const mistakes = 0.2;

/**
 * Measures the search after readers have opened results. They ask one half of the questions in their different forms, and
 * the other half is measured, and vice versa.
 */
export function replayOpens(articles: Articles) {
  const halves = [0, 1].map((half) => replay(articles, half));
  return steps.map((opens, at) => ({
    opens,
    found: forms.map((_, form) => ({
      mrr: mean(halves.map((half) => half[at]?.[form]?.mrr ?? 0)),
      recall: mean(halves.map((half) => half[at]?.[form]?.recall ?? 0)),
    })),
  }));
}

function replay({ docs, queries }: Articles, half: number) {
  const learned = createLearned();
  const { index, find } = indexOf(docs, undefined, learned);
  const log = queries.filter((_, at) => at % 2 === half);
  const asked = queries.filter((_, at) => at % 2 !== half);
  const random = seededRandom(1);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const counts = new Map<string, Map<string, number>>();

  function open(question: string, right: string | undefined) {
    const found = find(question);
    const isMistaken = random() < mistakes;
    const opened = isMistaken ? oneOf(found.slice(0, 3)) : found.find((id) => id === right);
    if (opened === undefined) return;
    const own = counts.get(opened) ?? new Map<string, number>();
    for (const stem of index.stemsIn(question)) own.set(stem, (own.get(stem) ?? 0) + 1);
    counts.set(opened, own);
    learned.set(opened, own);
  }

  let asks = 0;
  return steps.map((opens) => {
    for (; asks < opens * docs.length; asks += 1) {
      const query = oneOf(log);
      const form = oneOf(forms);
      if (query && form) open(query[form], query.docs[0]);
    }
    return forms.map((form) => evaluate(asked, (query) => find(query[form])));
  });
}
