// @module-tag full
// @module-tag slow

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'helpdesk-widgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('publint and Are the Types Wrong find no problems in the widgets package', async () => {
  const pack = ['pack', '--ignore-scripts', '--pack-destination', folder];
  await run('npm', [...pack, '-w', 'packages/widgets'], { cwd: root });
  const [packed = ''] = readdirSync(folder);
  const file = path.join(folder, packed);
  const bin = (name) => path.join(root, 'node_modules/.bin', name);
  const publint = await run(bin('publint'), ['run', file, '--strict']);
  expect(publint.stdout).toContain('All good!');
  await run(bin('attw'), [file, '--profile', 'esm-only']);
});
