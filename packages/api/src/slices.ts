/** Milliseconds of work before others have a turn. */
const slice = 10;

/** Work that waits for its turn: the first one is running. */
const waiting: (() => void)[] = [];

/**
 * Runs long work in steps that do not keep the event loop from others. Work for several organizations takes turns, one slice
 * each, so that all of it together takes no more of the event loop than one.
 */
export async function inSlices<Result>(work: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    await turn();
    try {
      const begun = performance.now();
      do {
        const step = work.next();
        if (step.done) return step.value;
      } while (performance.now() - begun < slice);
      await new Promise((done) => setImmediate(done));
    } finally {
      waiting.shift();
      const [next] = waiting;
      if (next) setImmediate(next);
    }
  }
}

/** Maps a few large things, with others having their turn between them. */
export const eachInSlices = <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => inSlices(mapInSteps(items, map));

function* mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    yield;
  }
  return results;
}

function turn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (waiting.length === 1) begin();
  });
}

/** Runs work in steps at once, where it is known to be short. */
export function atOnce<Result>(work: Iterator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
