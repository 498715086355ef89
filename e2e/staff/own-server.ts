import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { demo } from '../people.ts';

/** A helpdesk for one journey, which may stop it and start it again without affecting the others. */
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
    /** Where its mails are. */
    mails: path.join(directory, 'mail'),
    start,
    stop: () => stop(),
    /** Ends it in the middle of whatever it does. */
    kill: () => stop('SIGKILL'),
    async end() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
