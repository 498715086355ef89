import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

/** Creates an empty project with the package that the built server provides. */
export async function installSdk() {
  const project = mkdtempSync(path.join(tmpdir(), 'helpdesk-installed-'));
  const { server, address } = await startServer(project);
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  );
  const alone = ['--no-audit', '--no-fund', '--omit=peer', '--noproxy=127.0.0.1'];
  await run('npm', ['install', ...alone, `${address}/sdk.tgz`], { cwd: project });
  return {
    address,
    project,
    installed: path.join(project, 'node_modules/@helpdesk/sdk'),
    async stop() {
      server.kill('SIGKILL');
      await once(server, 'exit');
      rmSync(project, { recursive: true, force: true });
    },
  };
}

async function startServer(project) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(root, 'packages/api/dist/server.cjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      DATABASE_URL: 'sqlite::memory:',
      DATA_DIR: path.join(project, 'data'),
      DEMO: '0',
      EXAMPLES_PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  while (!(await fetch(`${address}/api/v1/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return { server, address };
}

/** Below the ephemeral ports that systems assign automatically, and above 10080, which browsers and fetch refuse. */
export async function freePort() {
  const port = randomInt(10_100, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
