import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { publicEntries } from '../scripts/public-entries.mjs';

const root = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

it('installs nothing but itself', () => {
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.peerDependenciesMeta).toEqual({ zod: { optional: true } });
});

it('has a source for every entry it names', () => {
  for (const [entry, { 'helpdesk-source': source }] of Object.entries<any>(manifest.exports)) {
    const file = source.replace('*', entry.includes('rules') ? 'roles' : 'operations');
    expect(existsSync(fileURLToPath(new URL(file, root))), entry).toBe(true);
  }
});

it('offers others what the README names, and nothing private', () => {
  expect(Object.keys(publicEntries(manifest))).toEqual([
    '.',
    './call',
    './chat',
    './operations',
    './testing',
    './upload',
    './webhook',
  ]);
});
