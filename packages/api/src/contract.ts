import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { places } from './places.ts';

let text: string | undefined;
let document: Record<string, unknown> | undefined;

/** The contract as YAML. */
export function contractText(): string {
  text ??= readFileSync(places.contract, 'utf8');
  return text;
}

/** The contract as JSON. */
export function contractDocument(): Record<string, unknown> {
  document ??= parse(contractText()) as Record<string, unknown>;
  return document;
}
