/** Milliseconds of work before others get a turn. */
const slice = 5;

/** Waiting work, in one line per organization; the first line is next. */
const lines = new Map<string, (() => void)[]>();
let isBusy = false;

/**
 * Runs long work in steps that don't block the event loop. Work of several organizations (`of`) takes turns, one slice each, so
 * all of it together takes no more of the event loop than one, even if one of them has a lot.
 */
export async function inSlices<Result>(work: Iterator<void, Result>, of: string): Promise<Result> {
  for (;;) {
    await turn(of);
    try {
      const begun = performance.now();
      do {
        const step = work.next();
        if (step.done) return step.value;
      } while (performance.now() - begun < slice);
      await new Promise((done) => setImmediate(done));
    } finally {
      setImmediate(next);
    }
  }
}

/** Maps a few large items, with other work running between them. */
export const eachInSlices = <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  of: string,
): Promise<Result[]> => inSlices(mapInSteps(items, map), of);

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

/** The same for items that are mapped in steps themselves. */
export function* inSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Generator<void, Result>,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(yield* map(item));
    yield;
  }
  return results;
}

/** Waits until it is an organization's turn: the code right after it is a step of its own. */
export const ownTurn = (of: string): Promise<void> => inSlices([][Symbol.iterator](), of);

function turn(of: string): Promise<void> {
  return new Promise((begin) => {
    if (!isBusy) {
      isBusy = true;
      begin();
      return;
    }
    const line = lines.get(of);
    if (line) line.push(begin);
    else lines.set(of, [begin]);
  });
}

function next() {
  const [first] = lines;
  isBusy = first !== undefined;
  if (!first) return;
  const [of, line] = first;
  const begin = line.shift();
  lines.delete(of);
  if (line.length > 0) lines.set(of, line);
  begin?.();
}

/** Runs work in steps at once, if it is known to be short. */
export function atOnce<Result>(work: Iterator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
