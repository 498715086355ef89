import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './toolchain.mjs';

const skippedDirectories = new Set(['node_modules', 'dist', 'coverage']);
const contents = new Map();

/** One hash over the content of these files and folders; tests do not count, they are not built. */
export function fingerprint(places) {
  const hash = createHash('sha256').update(process.version);
  for (const place of places) {
    for (const file of filesIn(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(contentHash(file));
    }
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!statSync(place, { throwIfNoEntry: false })) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return skippedDirectories.has(entry.name) ? [] : filesIn(path.join(place, entry.name));
      }
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path.join(place, entry.name)];
    });
}

function contentHash(file) {
  if (!contents.has(file)) {
    contents.set(file, createHash('sha256').update(readFileSync(file)).digest());
  }
  return contents.get(file);
}
