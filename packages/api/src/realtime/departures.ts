/** Milliseconds between two departures. */
const pause = 100;

/** When lines send what they have gathered. */
export type Departures = (leave: () => void) => void;

/** At the end of this turn of the event loop. */
export const atOnce: Departures = (leave) => process.nextTick(leave);

/**
 * Lets all staff sockets send together, at once after a quiet moment and then at most ten times a second: on a busy desk a call of
 * the system for each event and socket costs more than the events.
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
