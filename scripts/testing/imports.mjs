import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const imported = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Which of the files import which others by a relative path, the other way round: file → those that import it. */
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

/** All files that reach one of the given by imports, without going through one of the walls. */
export function reaching(changed, importers, walls) {
  const reached = new Set(changed);
  for (const file of reached) {
    if (walls.has(file)) continue;
    for (const one of importers.get(file) ?? []) reached.add(one);
  }
  return reached;
}
