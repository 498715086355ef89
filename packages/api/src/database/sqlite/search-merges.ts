import type { Log } from '../types.ts';
import type { statementCache } from './statements.ts';

/** Pages that one step writes: about 1.5 ms of work. */
const pages = 16;
/** Milliseconds from a commit to a step, and from one step to the next. */
const pause = 20;

const step = `insert into search_tokens (search_tokens, rank) values ('merge', ${pages})`;
const changes = 'select total_changes() as total';

interface Options {
  statements: ReturnType<typeof statementCache>;
  /** Runs work between transactions. */
  between<R>(work: () => R): Promise<R>;
  merged(): void;
  log: Log;
}

/**
 * Merges new entries into the full-text index, a few pages at a time between transactions. By default, FTS5 merges in the commit
 * of the next write, which then blocks all requests for up to 45 ms.
 */
export function searchMergesOf({ statements, between, merged, log }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const total = () => (statements.first(changes, []) as { total: number }).total;

  /**
   * Returns whether there was something to merge. According to SQLite's documentation, a step that does nothing counts as at
   * most one change.
   */
  function merge(): boolean {
    const before = total();
    statements.run(step, []);
    return total() - before >= 2;
  }

  async function next() {
    let isMore = false;
    try {
      isMore = await between(merge);
    } catch (error) {
      const why = 'Could not merge the search index; the next write tries again';
      if (!isClosed) log.warn({ err: error }, why);
    }
    timer = undefined;
    if (!isMore) return;
    merged();
    committed();
  }

  /** Must be called after every commit. */
  function committed() {
    if (!isClosed) timer ??= setTimeout(next, pause).unref();
  }

  function close() {
    isClosed = true;
    clearTimeout(timer);
  }

  return { committed, close };
}
