import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');
export const stateDirectory = path.join(root, '.setup');

const caches = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
/** Shared between checkouts: compiled binaries and a downloaded browser. */
export const cacheDirectory = path.join(caches, 'helpdesk');

/** Compiled binaries run only on the platform with this name. A function, because the report takes longer than everything else. */
export function platform() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  return `${process.platform}-${process.arch}-${glibcVersionRuntime ? 'glibc' : 'other'}`;
}

export const say = (name, text) => console.log(`setup   ${name.padEnd(16)} ${text}`);

/** Runs a step and prints a line with its result (the string it returns) and duration. */
export async function step(name, work) {
  const started = performance.now();
  const done = await work();
  say(name, `${done} (${((performance.now() - started) / 1000).toFixed(2)} s)`);
}

/** A step that runs only if one of its input files has changed or one of its results is missing. */
export function stepOnChange(name, { reads, leaves, isForced }, work) {
  return step(name, async () => {
    const isThere = leaves.every(existsSync) && !isForced;
    const seen = glance(reads);
    if (isThere && noted(`${name}.seen`) === seen) return 'up to date';
    const state = `${fingerprint(reads)} ${platform()}`;
    const done = isThere && noted(name) === state ? 'up to date' : await work();
    note(name, state);
    note(`${name}.seen`, seen);
    return done;
  });
}

/** Returns the note of an earlier set-up with this name, or nothing. */
export function noted(name) {
  const file = path.join(stateDirectory, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export const note = (name, text) => writeFileSync(path.join(stateDirectory, name), text);

/**
 * Returns a hash of the names, sizes and times of these files, and of Node. If it is unchanged, so is their content, which
 * doesn't need to be read: every write or replacement of a file changes its ctime.
 */
function glance(places) {
  const hash = createHash('sha256').update(process.version);
  for (const place of [process.execPath, ...places]) hash.update(`\0${lookAt(place)}`);
  return hash.digest('hex');
}

/** Cached, because several steps read the same folders, which none of them changes. */
const lookedAt = new Map();
function lookAt(place) {
  const known = lookedAt.get(place);
  if (known !== undefined) return known;
  const lines = filesIn(place).map((file) => {
    const { size, ino, ctimeMs } = statSync(file);
    return `${file} ${size} ${ino} ${ctimeMs}`;
  });
  const seen = lines.join('\n');
  lookedAt.set(place, seen);
  return seen;
}

/** Returns a hash of the content of these files and folders, without tests, which are not built. */
function fingerprint(places) {
  const hash = createHash('sha256').update(process.version);
  for (const file of places.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const isLeftOut = (file) => /[\\/](node_modules|dist|coverage)$|\.test\.tsx?$/.test(file);

function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      // Without `path.join`, which takes a tenth of a set-up with nothing to do.
      const file = `${place}/${entry.name}`;
      if (isLeftOut(file)) return [];
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}

/** Runs a program from the repository root; its output is shown only if it fails. */
export async function run(command, args, env = {}) {
  const options = { cwd: root, maxBuffer: 1e9, env: { ...process.env, NO_COLOR: '1', ...env } };
  await promisify(execFile)(command, args, options).catch(({ code, stdout, stderr }) => {
    throw new Error(`${[command, ...args].join(' ')} exited with code ${code}\n${stdout}${stderr}`);
  });
}

/** Runs a long program and passes each line of its output to a listener; the output is shown if it fails. */
export async function runWith(onLine, command, args, env = {}) {
  const options = { cwd: root, env: { ...process.env, NO_COLOR: '1', ...env } };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      printed.push(line);
      onLine(line);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  const text = printed.filter((line) => !line.startsWith('npm http')).join('\n');
  throw new Error(`${[command, ...args].join(' ')} exited with code ${code}\n${text}`);
}
