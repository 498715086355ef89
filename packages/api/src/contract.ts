import { readFileSync } from 'node:fs';
import { cachedJson } from './contract-cache.ts';
import { isBuilt, places } from './places.ts';

let yaml: string | undefined;
let json: string | undefined;
let document: Record<string, unknown> | undefined;

/** The contract as YAML. */
export function contractText(): string {
  yaml ??= readFileSync(places.contract, 'utf8');
  return yaml;
}

/** The contract as JSON text. A build has it as a file: parsing the YAML would block the event loop for a second. */
export function contractJson(): string {
  json ??= isBuilt ? readFileSync(places.contractJson, 'utf8') : cachedJson(contractText());
  return json;
}

/** The contract as an object. */
export function contractDocument(): Record<string, unknown> {
  document ??= JSON.parse(contractJson()) as Record<string, unknown>;
  return document;
}
