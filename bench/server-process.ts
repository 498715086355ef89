import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Process {
  url: string;
  pid: number;
  /** Resolves with the next output that matches. */
  hear(sign: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** The token for reading the metrics of the server under test. */
export const metricsToken = 'figures-of-a-bench-for-nobody-else';

/** Starts the built server like an operator, with sign-in and all checks on; only rate limits are off. */
export function startHelpdesk(
  dataDir: string,
  port: number,
  databaseUrl = '',
  { more = {}, nodeOptions = [] }: { more?: NodeJS.ProcessEnv; nodeOptions?: string[] } = {},
): Promise<Process> {
  const env = { ...environment(dataDir, port, databaseUrl), ...more };
  const program = [...nodeOptions, at('../packages/api/dist/server.cjs')];
  const child = spawn(process.execPath, program, { env });
  return ready(child, () => `http://127.0.0.1:${port}`, /ready at/);
}

export const environment = (dataDir: string, port: number, databaseUrl = '') => ({
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: '0',
  METRICS_TOKEN: metricsToken,
  EXAMPLES_PORT: '0',
  RATE_LIMITS: 'off',
  DATABASE_URL: databaseUrl,
});

/** The memory of a process in megabytes, as reported by the system. */
export const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Starts the echo server for sockets. */
export function startEcho(): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', at('./echo.ts')]);
  return ready(child, (line) => line.trim(), /^http/);
}

export function startHello(): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', at('./hello.ts')]);
  return ready(child, (line) => line.trim(), /^http/);
}

function ready(child: ChildProcess, urlOf: (line: string) => string, sign: RegExp) {
  return new Promise<Process>((done, fail) => {
    // A failed measurement leaves no process running.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.stderr?.on('data', (data) => process.stderr.write(data));
    child.once('exit', (code) => fail(new Error(`A server ended with ${code}`)));
    child.stdout?.on('data', (data) => {
      const line = String(data);
      if (!sign.test(line.trim())) return;
      done({
        url: urlOf(line),
        pid: child.pid ?? 0,
        hear: (next) =>
          new Promise((heard) => {
            const listen = (said: Buffer) => {
              if (!next.test(String(said))) return;
              child.stdout?.off('data', listen);
              heard(String(said));
            };
            child.stdout?.on('data', listen);
          }),
        stop: () =>
          new Promise((ended) => {
            child.removeAllListeners('exit');
            child.once('exit', () => {
              process.off('exit', kill);
              ended();
            });
            child.kill('SIGTERM');
          }),
      });
    });
  });
}
