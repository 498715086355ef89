import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(folder, file));

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

it('the console can be installed: its manifest has icons of the sizes that browsers ask for', () => {
  expect(read('index.html').toString()).toContain(
    '<link rel="manifest" href="/console.webmanifest" />',
  );
  const manifest: Manifest = JSON.parse(read('public/console.webmanifest').toString());
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.name).not.toBe('');
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) {
    // A PNG file has its width and height at bytes 16 and 20.
    const file = read(`public${src}`);
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const plain = pictures.filter(({ purpose = 'any' }) => purpose === 'any');
  expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(pictures.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
