import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { marginOf } from './load.ts';
import type { Bench } from './request-rows.ts';
import { environment, memoryOf, startHelpdesk } from './server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = await freePort();
const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Measures the start of the built server, its idle memory, and `npm start` until the first response, compared with Node alone. */
export async function measureStart({ report, effort }: Bench) {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  const withoutMetrics = { more: { METRICS_TOKEN: '' } };
  const [floors, ready, memory, answered]: number[][] = [[], [], [], []] as never;
  try {
    // The first starts create the tables and build what has changed.
    await (await startHelpdesk(dataDir, port)).stop();
    await firstAnswer(dataDir);
    for (let round = 0; round < effort.rounds; round += 1) {
      floors?.push(timeSync(() => spawnSync(process.execPath, ['-e', '0'])));
      const begun = performance.now();
      const server = await startHelpdesk(dataDir, port, '', withoutMetrics);
      ready?.push(performance.now() - begun);
      await pause(2_000);
      memory?.push(memoryOf(server.pid));
      await server.stop();
      answered?.push(await firstAnswer(dataDir));
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const floor = Math.min(...(floors ?? []));
  const add = (name: string, times: number[] = [], most: number, unit: 'ms' | 'MB') => {
    const value = Math.min(...times);
    const margin = marginOf(times);
    const by = unit === 'ms' ? floor : 1;
    const details = unit === 'ms' ? `Node alone ${floor.toFixed(0)} ms` : '';
    const compared = { ratio: value / by, margin: margin / by };
    report.add(name, { value, margin, unit, goal: { most }, details }, compared);
  };
  add('server ready', ready, 400, 'ms');
  add('idle', memory, 115, 'MB');
  add('npm start, warm, until the first 200', answered, 600, 'ms');
}

function timeSync(work: () => unknown) {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** Measures `npm start` in this checkout, which first checks the set-up. */
async function firstAnswer(dataDir: string) {
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environment(dataDir, port),
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    for (const end = begun + 60_000; performance.now() < end; await pause(4)) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return performance.now() - begun;
    }
    throw new Error('npm start did not answer within a minute');
  } finally {
    // Stops npm, its shell and the server.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
    await closed();
  }
}

/** Waits until nothing responds on the port. */
async function closed() {
  while (
    await fetch(`http://127.0.0.1:${port}/api/v1/health`).then(
      () => true,
      () => false,
    )
  ) {
    await pause(20);
  }
}
