import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const stateDirectory = path.join(root, '.setup');

/** What outlives a checkout: compiled binaries and a downloaded browser. */
export const cacheDirectory = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'helpdesk',
);

const libc =
  process.platform === 'linux'
    ? process.report.getReport().header.glibcVersionRuntime
      ? 'glibc'
      : 'musl'
    : 'system';

/** A binary compiled for one of these runs on no other. */
export const platform = [process.platform, process.arch, libc].join('-');
export const abi = process.versions.modules;

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/**
 * Where this Node's own C++ headers lie, so that compiling needs no download.
 * Undefined when they are missing or belong to another version.
 */
export function nodeHeaders() {
  const prefix = path.resolve(process.execPath, '../..');
  const file = path.join(prefix, 'include/node/node_version.h');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const version = ['MAJOR', 'MINOR', 'PATCH']
    .map((part) => text.match(new RegExp(`#define NODE_${part}_VERSION (\\d+)`))?.[1])
    .join('.');
  return version === process.versions.node ? prefix : undefined;
}
