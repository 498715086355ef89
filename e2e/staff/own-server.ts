import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { demo } from '../people.ts';

/** Starts a helpdesk for one journey, which can stop and restart it without affecting other journeys. */
export async function ownServer(settings: Record<string, string> = {}, at?: number) {
  const port = at ?? (await freePort());
  const url = `http://localhost:${port}`;
  const directory = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-own-'));
  let child: ChildProcess | undefined;

  async function start() {
    child = spawn('node', ['packages/api/dist/server.cjs'], {
      cwd: path.join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        EXAMPLES_PORT: '0',
        PUBLIC_URL: url,
        DATA_DIR: directory,
        DATABASE_URL: `sqlite:${path.join(directory, 'helpdesk.sqlite')}`,
        DEMO: '1',
        DEMO_PASSWORD: demo.password,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        ...settings,
      },
    });
    for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
      const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server did not start');
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    /** The folder with its sent emails. */
    mails: path.join(directory, 'mail'),
    start,
    stop: () => stop(),
    /** Kills the server in the middle of its work. */
    kill: () => stop('SIGKILL'),
    async end() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
