import type { SearchSettings } from '../../packages/api/src/matching/article-index.ts';
import type { Articles } from './collections.ts';
import { mean } from './measure.ts';
import { evaluate, forms, helpdesk } from './search.ts';

/** The starting point: textbook values, without tuning. */
const start: SearchSettings = {
  weights: [1, 1, 1],
  flatness: [0.75, 0.75, 0.75],
  k1: 1.2,
  repaired: 0.85,
  begun: 0.9,
  look: 1,
  learned: 1,
  seen: 0,
};

/** The parameters to tune, with their values. */
const axes: { values: number[]; set(settings: SearchSettings, value: number): void }[] = [
  { values: [1, 2, 3, 4, 6], set: (settings, value) => (settings.weights[0] = value) },
  { values: [0, 0.25, 0.5, 0.75], set: (settings, value) => (settings.flatness[0] = value) },
  { values: [0.3, 0.5, 0.75, 0.9], set: (settings, value) => (settings.flatness[2] = value) },
  { values: [0.8, 1.2, 2, 3], set: (settings, value) => (settings.k1 = value) },
  { values: [0, 1, 2, 4, 8], set: (settings, value) => (settings.look = value) },
  { values: [0, 10, 50], set: (settings, value) => (settings.seen = value) },
];
const rounds = 2;
/** Every third question is enough for tuning. */
const step = 3;

/** For each collection of articles: its figures with parameters tuned on the questions of the others. */
export function* searchLeftOut({ docs, queries }: Articles) {
  const settings = structuredClone(start);
  const find = helpdesk(settings).build(docs);
  const value = (asked: Articles['queries']) =>
    mean(forms.map((form) => evaluate(asked, (query) => find(query[form])).mrr));
  for (const origin of new Set(queries.map((query) => query.origin))) {
    const others = queries.filter((query) => query.origin !== origin);
    const asked = others.filter((_, at) => at % step === 0);
    Object.assign(settings, structuredClone(start));
    for (let round = 0; round < rounds; round++) {
      for (const { values, set } of axes) {
        const tried = values.map((one) => {
          set(settings, one);
          return { one, value: value(asked) };
        });
        set(settings, tried.reduce((best, one) => (one.value > best.value ? one : best)).one);
      }
    }
    const own = queries.filter((query) => query.origin === origin);
    const found = forms.map((form) => evaluate(own, (query) => find(query[form])));
    yield { origin, settings: structuredClone(settings), found };
  }
}
