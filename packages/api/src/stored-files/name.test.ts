// @module-tag one-engine

import { expect, test } from 'vitest';
import { fileName } from './name.ts';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Vera\\kettle.png', 'kettle.png'],
  ['/absolute/manual.pdf', 'manual.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\u0000b\r\nSet-Cookie: x.png', 'abSet-Cookie: x.png'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['zero\u200bwidth\ufeff.pdf', 'zerowidth.pdf'],
  ['Küche links 🔥 やかん.png', 'Küche links 🔥 やかん.png'],
  ['half \ud83d.png', 'half .png'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
])('a file named %j is stored as %j', (given, name) => {
  expect(fileName(given)).toBe(name);
});

test('a very long name is cut to 255 characters and keeps its extension', () => {
  const name = fileName(`${'🔥'.repeat(400)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(255);
  expect(name).toMatch(/🔥\.pdf$/u);
});
