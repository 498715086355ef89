import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const styles = [
  'base.css',
  'panel.css',
  '../elements/chat/chat.css',
  '../elements/files/files.css',
];

test('no focus ring blends with what is below it, where it would disappear', () => {
  for (const name of styles) {
    const css = readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
    for (const [outline] of css.matchAll(/outline[^;]*;/g))
      expect(outline).not.toMatch(/mix|brand/);
  }
});
