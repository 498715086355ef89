import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/open.ts';
import { makeTemporaryFolder, openTestDatabase, quiet } from '../database/test-database.ts';
import type { Database } from '../database/types.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { freePort } from './free-port.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const built = path('../../dist/server.cjs');

/** Whether the build is newer than the sources. A build starts several times as fast. */
export const isBuilt =
  existsSync(built) && statSync(built).mtimeMs > newest(path('..'), path('../../../sdk/src'));

function newest(...folders: string[]): number {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !/\.test\.ts$|[\\/]test[\\/]/.test(file));
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

/** The arguments of `node` that start the server. */
export const command = isBuilt
  ? [built]
  : ['--conditions=helpdesk-source', '--import', 'tsx', path('../main.ts')];

/** Milliseconds of CPU time until it must respond after a start: two seconds for a build. */
export const startsWithin = isBuilt ? 2_000 : 8_000;

/** The password of the demo users in its process. */
export const demoPassword = 'the demo of a test';

export interface ServerProcess {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Starts the server; returns the milliseconds of CPU time until it was ready, or of wall time if unknown. */
  start(): Promise<number>;
  /** Sends a signal; returns the exit code, or null if the signal ended the process. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Reads the server's database. If one process owns the file, only after its end. */
  look<R>(at: (database: Database) => Promise<R>): Promise<R>;
  remove(): Promise<void>;
}

/** A real server in a separate process with the demo organization. With DATABASE_URL and DATA_DIR, another node of an existing one. */
export async function serverProcess(
  settings: Record<string, string> = {},
  program: readonly string[] = command,
): Promise<ServerProcess> {
  const folder = makeTemporaryFolder('helpdesk-process-');
  const schema =
    process.env.TEST_DATABASE_URL && !settings.DATABASE_URL
      ? await openTestDatabase(process.env.TEST_DATABASE_URL, quiet, 'unmigrated')
      : null;
  const databaseUrl =
    settings.DATABASE_URL ?? schema?.url ?? `sqlite:${join(folder, 'helpdesk.sqlite')}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(null);

  async function isReady() {
    const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
    return answer?.status === 200;
  }

  return {
    url,
    databaseUrl,
    dataDir: settings.DATA_DIR ?? folder,
    async start() {
      const begun = performance.now();
      const started = spawn(process.execPath, program, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: `${port}`,
          DATABASE_URL: databaseUrl,
          DATA_DIR: folder,
          EXAMPLES_PORT: '0',
          DEMO_PASSWORD: demoPassword,
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'silent',
          ...settings,
        },
      });
      child = started;
      ended = new Promise((done) => started.once('exit', (code) => done(code)));
      while (!(await isReady())) {
        if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}`);
        await new Promise((done) => setTimeout(done, 10));
      }
      return cpuTimeOf(started.pid) ?? performance.now() - begun;
    },
    async end(signal) {
      child?.kill(signal);
      return ended;
    },
    async look(at) {
      if (schema) return at(schema.database);
      const database = await openDatabase({ url: databaseUrl, log: quiet });
      try {
        return await at(database);
      } finally {
        await database.close();
      }
    },
    async remove() {
      child?.kill('SIGKILL');
      await ended;
      await schema?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
