import { performance } from 'node:perf_hooks';

export function say(name, text) {
  console.log(`set-up  ${name.padEnd(16)} ${text}`);
}

/** Runs one step and prints a line with what it did (the string it returns) and how long it took. */
export async function step(name, work) {
  const started = performance.now();
  const done = await work();
  say(name, `${done} (${duration(performance.now() - started)})`);
}

/** Waits for all even when one fails, so that nothing goes on behind the error that is shown. */
export async function together(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function duration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
