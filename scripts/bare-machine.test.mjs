// @module-tag slow

// Starts a second run of Vitest and lists the journeys: a minute of two cores. Each test reports its own requirement.
// @module-tag full

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../packages/api/src/test/programs.ts';
import { root } from './setup/run.mjs';
import { readResults } from './testing/results.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'helpdesk-bare-'));
const bare = path.join(scratch, 'bin');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A PATH with only the programs that every test machine has. */
beforeAll(() => {
  mkdirSync(bare);
  for (const name of ['node', 'npm', 'npx', 'git', 'sh', 'env', 'tar', 'ps']) {
    const program = name === 'node' ? process.execPath : findProgram(name);
    if (program) symlinkSync(program, path.join(bare, name));
  }
});

/** Returns the results that a test runner records on a machine without optional programs. */
async function recorded(program, args) {
  const report = path.join(scratch, `${program}.jsonl`);
  const env = {
    ...process.env,
    PATH: bare,
    TEST_REPORT: report,
    // The journeys that run at the same time keep the list of their failures in the default folder.
    E2E_OUTPUT: path.join(scratch, 'results'),
    // Tests excluded by a filter are not recorded as skipped.
    TEST_NAMES: '1',
    TEST_TIER: 'full',
  };
  for (const name of ['TEST_DATABASE_URL', 'HELPDESK_FIREFOX', 'VITEST', 'NODE_OPTIONS']) {
    delete env[name];
  }
  const command = path.join(
    root,
    'node_modules',
    program,
    `${program === 'vitest' ? 'vitest.mjs' : 'cli.js'}`,
  );
  await promisify(execFile)(process.execPath, [command, ...args], {
    cwd: root,
    env,
    maxBuffer: 1e9,
  });
  return readResults(report);
}

/** Returns test files with requirements, except for a current build, which every set-up creates, and the Git history. */
const filesThatNeed = () =>
  execFileSync(
    'git',
    [
      'grep',
      '-lE',
      String.raw`/(needs|programs)\.ts'`,
      '--',
      '*.test.ts',
      'scripts/[ci]*.test.mjs',
      ':!*/first-calls.test.ts',
      ':!*/tenant-work.test.ts',
      ':!*/two-builds.test.ts',
    ],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean);

test('without any optional program, each test that needs one is skipped with its reason', async () => {
  const reporter = path.join(root, 'scripts/testing/vitest-reporter.mjs');
  const args = ['run', `--reporter=${reporter}`, '--tags-filter=optional', ...filesThatNeed()];
  const results = await recorded('vitest', args);
  const ran = results.filter(({ outcome, why }) => outcome !== 'skipped' || !why);
  expect(ran).toEqual([]);
  const reasons = new Set(results.map(({ why }) => why));
  for (const one of [
    'Go',
    'Python',
    'Docker or Podman',
    'dovecot-imapd',
    'clamav-daemon',
    'TEST_DATABASE_URL',
  ]) {
    expect(reasons).toContain(`needs ${one}`);
  }
  for (const one of ['bun', 'deno']) expect(reasons).toContain(`needs ${one} on the PATH`);
});

test('without Firefox, each of its journeys is skipped with its reason', async () => {
  const reporter = path.join(root, 'scripts/testing/playwright-reporter.mjs');
  const args = ['test', '--config', 'e2e', `--reporter=${reporter}`, 'e2e/firefox'];
  const results = await recorded('playwright', args);
  expect(results.length).toBeGreaterThan(40);
  for (const { outcome, why } of results) {
    expect([outcome, why]).toEqual(['skipped', expect.stringMatching(/^needs Firefox/)]);
  }
});
