import { Refusal } from './refusal.ts';

interface Line {
  key: string;
  running: number;
  waiting: (() => void)[];
  /** Whether it stands in the round already. */
  isInRound: boolean;
}

export interface FairTurnsOptions {
  /** How many calls of one organization may be under way at once. */
  atOnce: number;
  /** How many more may wait. */
  mostWaiting?: number;
  /** How many milliseconds of one turn of the event loop are given away without asking whose turn it is. */
  slice?: number;
  now?: () => number;
  later?: (next: () => void) => void;
}

export type FairTurns = ReturnType<typeof createFairTurns>;

/** So many newcomers in a row, so that a flood of ever new ones does not stop the round. */
const mostAhead = 8;

/**
 * Lets the organizations take turns: a call runs at once while nothing waits, else it stands in the line of its
 * organization, and one of each line runs in every round, with a look at the network in between; who was not there lately
 * comes first. A flood waits behind itself. Writes are bounded but not sliced: they wait in the database for the commit
 * that they share.
 */
export function createFairTurns({
  atOnce,
  mostWaiting = 500,
  slice = 1,
  now = () => performance.now(),
  later = setImmediate,
}: FairTurnsOptions) {
  const lines = new Map<string, Line>();
  const newcomers: Line[] = [];
  /** The one served longest ago first; one that is empty by then is forgotten. */
  const round: Line[] = [];
  let turnBegan: number | undefined;
  /** How many newcomers were served since the round was. */
  let ahead = 0;

  function lineOf(key: string): Line {
    const known = lines.get(key);
    if (known) return known;
    const line = { key, running: 0, waiting: [], isInRound: false };
    lines.set(key, line);
    return line;
  }

  function mayRunNow({ waiting, running }: Line, isWrite: boolean) {
    if (waiting.length > 0 || running >= atOnce) return false;
    return isWrite || beginTurn() || now() - (turnBegan ?? 0) < slice;
  }

  /** Tells whether this is the first call in this turn of the event loop. */
  function beginTurn() {
    if (turnBegan !== undefined) return false;
    turnBegan = now();
    later(endTurn);
    return true;
  }

  function endTurn() {
    turnBegan = undefined;
    while (newcomers.length + round.length > 0) {
      const isAhead = newcomers.length > 0 && (ahead < mostAhead || round.length === 0);
      const line = (isAhead ? newcomers : round).shift() as Line;
      line.isInRound = false;
      const resume = line.running < atOnce ? line.waiting.shift() : undefined;
      if (resume) {
        ahead = isAhead ? ahead + 1 : 0;
        line.running += 1;
        resume();
        join(round, line);
        return;
      }
      forgetIfEmpty(line);
    }
  }

  function join(queue: Line[], line: Line) {
    line.isInRound = true;
    queue.push(line);
    beginTurn();
  }

  function stand(line: Line): Promise<void> {
    if (line.waiting.length >= mostWaiting) {
      throw new Refusal(429, 'Too many requests. Please try again later.', 'rate_limited', {
        retryAfter: 1,
      });
    }
    return new Promise((resume) => {
      line.waiting.push(resume);
      if (line.isInRound || line.running >= atOnce) return;
      join(line.running === 0 ? newcomers : round, line);
    });
  }

  function leave(line: Line) {
    line.running -= 1;
    if (line.waiting.length > 0 && !line.isInRound) join(round, line);
    else forgetIfEmpty(line);
  }

  function forgetIfEmpty({ key, running, waiting, isInRound }: Line) {
    if (running === 0 && waiting.length === 0 && !isInRound) lines.delete(key);
  }

  /** Does the work when it is the turn of whoever the key stands for; refuses when too many wait already. */
  return async function inTurn<R>(
    key: string,
    isWrite: boolean,
    work: () => Promise<R>,
  ): Promise<R> {
    const line = lineOf(key);
    if (mayRunNow(line, isWrite)) line.running += 1;
    else await stand(line);
    try {
      return await work();
    } finally {
      leave(line);
    }
  };
}
