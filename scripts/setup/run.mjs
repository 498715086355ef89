import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');
export const stateDirectory = path.join(root, '.setup');

/** Kept across checkouts: compiled binaries and a downloaded browser. */
export const cacheDirectory = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'helpdesk',
);

const { glibcVersionRuntime } = process.report.getReport().header;

/** Compiled binaries run only on the platform with this name. */
export const platform = `${process.platform}-${process.arch}-${glibcVersionRuntime ? 'glibc' : 'other'}`;

export const say = (name, text) => console.log(`set-up  ${name.padEnd(16)} ${text}`);

/** Runs a step and prints a line with its result (the string it returns) and duration. */
export async function step(name, work) {
  const started = performance.now();
  const done = await work();
  say(name, `${done} (${((performance.now() - started) / 1000).toFixed(2)} s)`);
}

/** The note of an earlier set-up under this name, or nothing. */
export function noted(name) {
  const file = path.join(stateDirectory, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function note(name, text) {
  const file = path.join(stateDirectory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs a program from the repository root; its output is shown only when it fails. */
export async function run(command, args, env = {}) {
  const options = { cwd: root, maxBuffer: 1e9, env: { ...process.env, NO_COLOR: '1', ...env } };
  await promisify(execFile)(command, args, options).catch(({ code, stdout, stderr }) => {
    throw new Error(`${[command, ...args].join(' ')} ended with ${code}\n${stdout}${stderr}`);
  });
}
