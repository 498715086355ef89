import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const imported = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Returns a reverse index of relative imports: file → the files that import it. */
export function importersOf(files) {
  const importers = new Map();
  for (const file of files) {
    for (const [, to] of readFileSync(path.join(root, file), 'utf8').matchAll(imported)) {
      const target = path.posix.join(path.posix.dirname(file), to);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** Returns all files that reach one of the changed files by imports, without passing through a wall. */
export function reaching(changed, importers, walls) {
  const reached = new Set(changed);
  for (const file of reached) {
    if (walls.has(file)) continue;
    for (const one of importers.get(file) ?? []) reached.add(one);
  }
  return reached;
}
