/** Milliseconds between two sends. */
const pause = 100;

/** Schedules when sockets send their buffered frames. */
export type Departures = (leave: () => void) => void;

/** Sends at the end of this turn of the event loop. */
export const atOnce: Departures = (leave) => process.nextTick(leave);

/**
 * Makes all staff sockets send together: at once after a quiet moment, then at most ten times a second. On a busy desk, a
 * system call per event and socket takes longer than handling the events.
 */
export function createDepartures(): Departures {
  const waiting = new Set<() => void>();
  let isDue = false;
  let last = Number.NEGATIVE_INFINITY;

  function depart() {
    isDue = false;
    last = performance.now();
    const all = [...waiting];
    waiting.clear();
    for (const leave of all) leave();
  }

  return (leave) => {
    waiting.add(leave);
    if (isDue) return;
    isDue = true;
    const wait = last + pause - performance.now();
    if (wait <= 0) process.nextTick(depart);
    else setTimeout(depart, wait).unref();
  };
}
