import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { places } from './places.ts';

/** The contract as JSON, for code that runs from its sources: each version of the YAML is parsed once. */
export function cachedJson(yaml: string, cache = places.contractCache): string {
  const version = hash('sha1', yaml, 'hex');
  if (existsSync(cache)) {
    const [cachedVersion, json] = readFileSync(cache, 'utf8').split('\n');
    if (cachedVersion === version && json) return json;
  }
  const json = jsonOf(yaml);
  mkdirSync(new URL('.', cache), { recursive: true });
  // Renames the file into place, so no other process reads a partial file.
  const partial = new URL(`${cache.href}.${process.pid}`);
  writeFileSync(partial, `${version}\n${json}`);
  renameSync(partial, cache);
  return json;
}

/** Requires the parser only when it is needed, which keeps it out of the built server. */
export function jsonOf(yaml: string): string {
  const { parse } = createRequire(import.meta.url)('yaml') as typeof Yaml;
  return JSON.stringify(parse(yaml));
}
