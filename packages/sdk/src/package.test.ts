import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

it('has no dependencies', () => {
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.peerDependenciesMeta).toEqual({ zod: { optional: true } });
});

const samples: Record<string, string> = {
  './contract/*': 'operations',
  './imports/*': 'plan',
  './rules/*': 'roles',
  './schema/*': 'operations',
};

it('has a source for every entry in its exports', () => {
  for (const [entry, { 'helpdesk-source': source }] of Object.entries<any>(manifest.exports)) {
    const file = source.replace('*', samples[entry] ?? '');
    expect(existsSync(fileURLToPath(new URL(file, root))), entry).toBe(true);
  }
});

it('exports publicly only what the README names', () => {
  const entries = Object.entries<object>(manifest.exports);
  expect(entries.filter(([, entry]) => 'default' in entry).map(([name]) => name)).toEqual([
    '.',
    './call',
    './chat',
    './operations',
    './testing',
    './upload',
    './webhook',
  ]);
});
