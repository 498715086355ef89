import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { run, stepOnChange } from './run.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'openapi.yaml', 'packages/sdk'];
const compress = 'scripts/precompress.mjs';
/** The SDK package that the server provides. */
const sdkPackage = 'packages/api/dist/sdk.tgz';
/** The server package for tests of other programs. */
const testServer = 'packages/api/dist/test-server.tgz';
const widgets = 'packages/widgets';

/** Builds what changed: the server in parallel with the pages, and the pages one after the other. */
export async function buildAll(isForced, sqlite) {
  const build = (workspace, reads, leaves, after) => {
    const change = { reads: [...shared, compress, workspace, ...reads], leaves, isForced };
    return stepOnChange(path.basename(workspace), change, async () => {
      await run('npm', ['run', 'build', '-w', workspace], { NODE_ENV: 'production' });
      await after?.();
      return 'built';
    });
  };
  const pages = async () => {
    await build(widgets, [], ['packages/widgets/dist/widget.js']);
    await build('packages/console', [widgets], ['packages/console/dist/index.html']);
    const sites = ['react', 'preact', 'vue', 'svelte', 'playground', 'headless'];
    const examples = sites.map((site) => `examples/${site}/dist/index.html`);
    await build('examples', [widgets], examples);
  };
  const dist = 'packages/api/dist';
  const server = [
    'packages/sdk/dist/index.js',
    `${dist}/server.cjs`,
    `${dist}/main.code`,
    `${dist}/contract.json`,
  ];
  const built = pages();
  // The server that this starts reads the pages.
  const keep = async () => {
    await Promise.all([sqlite, built]);
    await keepCode(`${dist}/server.cjs`);
  };
  const pack = async () => {
    await build('packages/api', ['examples/server.ts'], server, keep);
    const change = { reads: [...shared, 'CHANGELOG.md'], leaves: [sdkPackage], isForced };
    await stepOnChange('sdk package', change, async () => {
      await run('node', ['packages/sdk/scripts/pack.mjs', sdkPackage]);
      return 'packed';
    });
    const ofApi = {
      reads: [...shared, 'CHANGELOG.md', 'packages/api'],
      leaves: [testServer],
      isForced,
    };
    await stepOnChange('test server package', ofApi, async () => {
      await run('node', ['packages/api/scripts/pack-testing.mjs', testServer]);
      return 'packed';
    });
  };
  await Promise.all([pack(), built]);
}

/** Starts the server once, without this machine's settings, so V8 caches its code for later starts. */
async function keepCode(server) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-build-'));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: 'sqlite::memory:',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    EXAMPLES_PORT: '0',
  };
  try {
    await promisify(execFile)(process.execPath, [server, '--keep-code'], { env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
