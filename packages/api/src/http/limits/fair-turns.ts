import { Refusal } from '../../refusal.ts';

interface Waiting {
  isWrite: boolean;
  /** Resumes the call. If it is the turn of this call alone, the next call follows within the time slice. */
  resume: (isOwnTurn: boolean) => void;
}

interface Line {
  key: string;
  running: number;
  /** The number of running calls that read. */
  reading: number;
  /** Queues of one organization: members and programs first, then visitors. */
  waiting: { members: Waiting[]; visitors: Waiting[] };
  /** Whether it is in the round. */
  isInRound: boolean;
}

export interface FairTurnsOptions {
  /** Maximum concurrent calls of one organization. */
  atOnce: number;
  /** The maximum of them that read. */
  readsAtOnce?: number;
  /** Maximum waiting calls, for members and for visitors each. */
  maxWaiting?: number;
  /** Milliseconds per turn of the event loop during which one call may follow another. */
  slice?: number;
  now?: () => number;
  later?: (next: () => void) => void;
}

export type FairTurns = ReturnType<typeof createFairTurns>;

/** Maximum newcomers in a row, so a flood of new keys doesn't stop the round. */
const maxAhead = 8;

/**
 * Schedules calls fairly between organizations. A call runs at once while nothing waits; otherwise it joins the queue of its
 * organization. Every round runs one call of each queue and yields to the event loop when a time slice is over. An
 * organization without recent calls comes first. Within an organization, members come before visitors. Writes are limited
 * but not interleaved: waiting writes run together and don't wait for reads, because they share a commit.
 */
export function createFairTurns({
  atOnce,
  readsAtOnce = atOnce,
  maxWaiting = 500,
  slice = 1,
  now = () => performance.now(),
  later = setImmediate,
}: FairTurnsOptions) {
  const lines = new Map<string, Line>();
  const newcomers: Line[] = [];
  /** Least recently served first; empty queues are removed. */
  const round: Line[] = [];
  let turnBegan: number | undefined;
  /** Newcomers served since the last round. */
  let ahead = 0;

  function lineOf(key: string): Line {
    const known = lines.get(key);
    if (known) return known;
    const waiting = { members: [], visitors: [] };
    const line = { key, running: 0, reading: 0, waiting, isInRound: false };
    lines.set(key, line);
    return line;
  }

  const hasRoom = ({ running, reading }: Line, isWrite: boolean) =>
    running < atOnce && (isWrite || reading < readsAtOnce);

  function start(line: Line, isWrite: boolean) {
    line.running += 1;
    if (!isWrite) line.reading += 1;
  }

  /** Removes the next call that may run from the queue. */
  function nextOf(line: Line): Waiting | undefined {
    for (const queue of [line.waiting.members, line.waiting.visitors]) {
      const at = queue.findIndex(({ isWrite }) => hasRoom(line, isWrite));
      if (at >= 0) return queue.splice(at, 1)[0];
    }
    return undefined;
  }

  /** Resumes the waiting writes together: one per turn would need a commit each. */
  function resumeWrites(line: Line) {
    const { members, visitors } = line.waiting;
    const queue = members.length > 0 ? members : visitors;
    for (let at = 0; at < queue.length && hasRoom(line, true); ) {
      if (queue[at]?.isWrite) resume(line, queue.splice(at, 1)[0] as Waiting, false);
      else at += 1;
    }
  }

  function resume(line: Line, next: Waiting, isOwnTurn: boolean) {
    start(line, next.isWrite);
    next.resume(isOwnTurn);
  }

  function mayRunNow(line: Line, isWrite: boolean, whose: keyof Line['waiting']) {
    if (!hasRoom(line, isWrite)) return false;
    const { members } = line.waiting;
    if (isWrite && whose === 'members') return !members.some((one) => one.isWrite);
    if (countOf(line.waiting) > 0) return false;
    return isWrite || beginTurn() || isInSlice();
  }

  const isInSlice = () => turnBegan !== undefined && now() - turnBegan < slice;

  /** Starts measuring a turn of the event loop; returns whether this is the first call in it. */
  function beginTurn() {
    if (turnBegan !== undefined) return false;
    turnBegan = now();
    later(endTurn);
    return true;
  }

  function endTurn() {
    turnBegan = undefined;
    serveNext();
  }

  function serveNext() {
    while (newcomers.length + round.length > 0) {
      const isAhead = newcomers.length > 0 && (ahead < maxAhead || round.length === 0);
      const line = (isAhead ? newcomers : round).shift() as Line;
      line.isInRound = false;
      const next = nextOf(line);
      if (next) {
        ahead = isAhead ? ahead + 1 : 0;
        resume(line, next, true);
        resumeWrites(line);
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

  function stand(line: Line, isWrite: boolean, whose: keyof Line['waiting']): Promise<boolean> {
    const waiting = line.waiting[whose];
    if (waiting.length >= maxWaiting) {
      throw new Refusal(429, 'Too many requests. Please try again later.', 'rate_limited', {
        retryAfter: 1,
      });
    }
    return new Promise((resume) => {
      waiting.push({ isWrite, resume });
      if (line.isInRound || !hasRoom(line, isWrite)) return;
      join(line.running === 0 ? newcomers : round, line);
    });
  }

  function leave(line: Line, isWrite: boolean, isOwnTurn: boolean) {
    line.running -= 1;
    if (!isWrite) line.reading -= 1;
    if (countOf(line.waiting) > 0 && !line.isInRound) join(round, line);
    else forgetIfEmpty(line);
    // Short calls don't need a turn of the event loop each.
    if (isOwnTurn && isInSlice()) serveNext();
  }

  function forgetIfEmpty({ key, running, waiting, isInRound }: Line) {
    if (running === 0 && countOf(waiting) === 0 && !isInRound) lines.delete(key);
  }

  /** Runs the work when it is the key's turn; refuses it if too many calls are waiting. */
  return async function inTurn<R>(
    key: string,
    isWrite: boolean,
    work: () => Promise<R>,
    whose: keyof Line['waiting'] = 'members',
  ): Promise<R> {
    const line = lineOf(key);
    let isOwnTurn = false;
    if (mayRunNow(line, isWrite, whose)) start(line, isWrite);
    else isOwnTurn = await stand(line, isWrite, whose);
    try {
      return await work();
    } finally {
      leave(line, isWrite, isOwnTurn);
    }
  };
}

const countOf = ({ members, visitors }: Line['waiting']) => members.length + visitors.length;
