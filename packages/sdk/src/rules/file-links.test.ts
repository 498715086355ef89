import { expect, test } from 'vitest';
import { linkEnd } from './file-links.ts';

test("returns the expiry of a message file's URL, and null for any other URL", () => {
  const end = Date.UTC(2026, 10, 26, 19);
  const token = `q7m2c9x4wd.f7l2k9x4wd.${(end / 1_000).toString(36)}.abcdefghijklmnopqrst`;
  expect(linkEnd(`/files/${token}/manual.pdf`)).toBe(end);
  expect(linkEnd(`https://help.example.com/files/${token}/manual.pdf?download`)).toBe(end);
  expect(linkEnd('/files/q7m2c9x4wd/logo.webp')).toBeNull();
  expect(linkEnd('blob:https://help.example.com/1')).toBeNull();
});
