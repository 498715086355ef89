import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root, stateDirectory } from '../setup/run.mjs';
import { readResults } from './results.mjs';

/** The process groups that are running. They are killed when this process exits. */
const running = new Set();
process.once('exit', () => {
  for (const pid of running) signal(pid, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(1));

/**
 * Runs a test program to its end, or until the deadline (milliseconds since the epoch), and returns its recorded results.
 * Prints its output line by line, each with the label.
 */
export async function runTests(label, program, args, { env, deadline }) {
  const report = path.join(stateDirectory, `${label}.jsonl`);
  rmSync(report, { force: true });
  const child = spawn(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate group, which ends with its workers, browsers and servers.
    detached: true,
    env: { ...process.env, ...env, TEST_REPORT: report },
  });
  running.add(child.pid);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() !== '') console.log(`${label.padEnd(9)}${line}`);
    });
  }
  let isLate = false;
  const ends = Number.isFinite(deadline)
    ? [setTimeout(() => stop('SIGTERM'), deadline - Date.now())]
    : [];
  const stop = (name) => {
    isLate = true;
    signal(child.pid, name);
    ends.push(setTimeout(() => signal(child.pid, 'SIGKILL'), 10_000));
  };
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  for (const timer of ends) clearTimeout(timer);
  running.delete(child.pid);
  const results = readResults(report);
  const hasFailed = results.some(({ outcome }) => outcome === 'failed');
  if (isLate) results.push(failure(label, 'the deadline of the run stopped it'));
  else if (code !== 0 && !hasFailed) results.push(failure(label, `${program} ended with ${code}`));
  return { results, isLate };
}

/** A failure of the run outside of any test. */
const failure = (label, message) => ({
  project: label,
  file: '',
  name: '',
  outcome: 'failed',
  message,
});

function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // The process has already ended.
  }
}
