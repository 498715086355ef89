import { Refusal } from '../refusal.ts';

interface Line {
  key: string;
  running: number;
  /** Queues of one organization: members and programs first, then visitors. */
  waiting: { members: (() => void)[]; visitors: (() => void)[] };
  /** Whether it is in the round already. */
  isInRound: boolean;
}

export interface FairTurnsOptions {
  /** Maximum concurrent calls of one organization. */
  atOnce: number;
  /** Maximum waiting calls, for members and for visitors each. */
  maxWaiting?: number;
  /** Milliseconds per turn of the event loop during which calls run without queueing. */
  slice?: number;
  now?: () => number;
  later?: (next: () => void) => void;
}

export type FairTurns = ReturnType<typeof createFairTurns>;

/** Maximum newcomers in a row, so that a flood of new keys does not stop the round. */
const maxAhead = 8;

/**
 * Schedules calls fairly between organizations. A call runs at once while nothing waits; otherwise it joins the queue of
 * its organization. Every round runs one call of each queue and then yields to the event loop; an organization without
 * recent calls comes first. Within an organization, members come before visitors. Writes are bounded but not
 * interleaved: they wait in the database for the commit that they share.
 */
export function createFairTurns({
  atOnce,
  maxWaiting = 500,
  slice = 1,
  now = () => performance.now(),
  later = setImmediate,
}: FairTurnsOptions) {
  const lines = new Map<string, Line>();
  const newcomers: Line[] = [];
  /** Least recently served first; queues that have become empty are removed. */
  const round: Line[] = [];
  let turnBegan: number | undefined;
  /** Newcomers served since the last round. */
  let ahead = 0;

  function lineOf(key: string): Line {
    const known = lines.get(key);
    if (known) return known;
    const line = { key, running: 0, waiting: { members: [], visitors: [] }, isInRound: false };
    lines.set(key, line);
    return line;
  }

  function mayRunNow({ waiting, running }: Line, isWrite: boolean) {
    if (countOf(waiting) > 0 || running >= atOnce) return false;
    return isWrite || beginTurn() || now() - (turnBegan ?? 0) < slice;
  }

  /** Whether this is the first call in this turn of the event loop. */
  function beginTurn() {
    if (turnBegan !== undefined) return false;
    turnBegan = now();
    later(endTurn);
    return true;
  }

  function endTurn() {
    turnBegan = undefined;
    while (newcomers.length + round.length > 0) {
      const isAhead = newcomers.length > 0 && (ahead < maxAhead || round.length === 0);
      const line = (isAhead ? newcomers : round).shift() as Line;
      line.isInRound = false;
      const { members, visitors } = line.waiting;
      const resume = line.running < atOnce ? (members.shift() ?? visitors.shift()) : undefined;
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

  function stand(line: Line, whose: keyof Line['waiting']): Promise<void> {
    const waiting = line.waiting[whose];
    if (waiting.length >= maxWaiting) {
      throw new Refusal(429, 'Too many requests. Please try again later.', 'rate_limited', {
        retryAfter: 1,
      });
    }
    return new Promise((resume) => {
      waiting.push(resume);
      if (line.isInRound || line.running >= atOnce) return;
      join(line.running === 0 ? newcomers : round, line);
    });
  }

  function leave(line: Line) {
    line.running -= 1;
    if (countOf(line.waiting) > 0 && !line.isInRound) join(round, line);
    else forgetIfEmpty(line);
  }

  function forgetIfEmpty({ key, running, waiting, isInRound }: Line) {
    if (running === 0 && countOf(waiting) === 0 && !isInRound) lines.delete(key);
  }

  /** Runs the work when it is the key's turn; refuses when too many calls are waiting. */
  return async function inTurn<R>(
    key: string,
    isWrite: boolean,
    work: () => Promise<R>,
    whose: keyof Line['waiting'] = 'members',
  ): Promise<R> {
    const line = lineOf(key);
    if (mayRunNow(line, isWrite)) line.running += 1;
    else await stand(line, whose);
    try {
      return await work();
    } finally {
      leave(line);
    }
  };
}

const countOf = ({ members, visitors }: Line['waiting']) => members.length + visitors.length;
