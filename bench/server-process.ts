import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Process {
  url: string;
  stop(): Promise<void>;
}

/** The token for reading the metrics of the server under test. */
export const metricsToken = 'figures-of-a-bench-for-nobody-else';

/** The built server as an operator runs it, with sign-in and all checks on, only the rate limits off. */
export function startHelpdesk(dataDir: string, port: number, databaseUrl = ''): Promise<Process> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '0',
    METRICS_TOKEN: metricsToken,
    EXAMPLES_PORT: '0',
    RATE_LIMITS: 'off',
    DATABASE_URL: databaseUrl,
  };
  const child = spawn(process.execPath, [at('../packages/api/dist/server.cjs')], { env });
  return ready(child, () => `http://127.0.0.1:${port}`, /ready on/);
}

/** The echo server for sockets. */
export function startEcho(): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', at('./echo.ts')]);
  return ready(child, (line) => line.trim(), /^http/);
}

export function startHello(): Promise<Process> {
  const child = spawn(process.execPath, [at('../node_modules/tsx/dist/cli.mjs'), at('./hello.ts')]);
  return ready(child, (line) => line.trim(), /^http/);
}

function ready(child: ChildProcess, urlOf: (line: string) => string, sign: RegExp) {
  return new Promise<Process>((done, fail) => {
    // A measurement that fails leaves no process running.
    process.once('exit', () => child.kill('SIGKILL'));
    child.stderr?.on('data', (data) => process.stderr.write(data));
    child.once('exit', (code) => fail(new Error(`A server ended with ${code}`)));
    child.stdout?.on('data', (data) => {
      const line = String(data);
      if (!sign.test(line.trim())) return;
      done({
        url: urlOf(line),
        stop: () =>
          new Promise((ended) => {
            child.removeAllListeners('exit');
            child.once('exit', () => ended());
            child.kill('SIGTERM');
          }),
      });
    });
  });
}
