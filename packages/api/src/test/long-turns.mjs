// node --import: appends the processor time of each long turn of the event loop to the file that LONG_TURNS names.
import { appendFileSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time of this thread, as Linux counts it. */
const threadTime = () =>
  Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
const long = 20;

let before = threadTime();
function measure() {
  const after = threadTime();
  if (after - before > long) appendFileSync(process.env.LONG_TURNS ?? '', `${after - before}\n`);
  before = threadTime();
  setImmediate(measure);
}
measure();
