import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Returns the source files of the contract. */
export const contractFiles = (root) =>
  readdirSync(path.join(root, 'contract'), { recursive: true })
    .map((file) => `contract/${String(file).split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({ file, content: parse(readFileSync(path.join(root, file), 'utf8')) }));

/** Visits every property with the path of its parent; skips examples. */
export function walk(value, visit, place = []) {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'example' || name === 'examples') continue;
    visit(name, inner, short(place));
    walk(inner, visit, [...place, name]);
  }
}

const dull = new Set([
  'components',
  'schemas',
  'properties',
  'paths',
  'content',
  'application/json',
  'schema',
]);
const short = (place) => place.filter((name) => !dull.has(name)).join('.') || '(file)';
