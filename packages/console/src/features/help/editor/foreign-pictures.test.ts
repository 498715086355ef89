import { expect, it } from 'vitest';
import { cleanPaste } from '../../../ui/paste/clean-paste.ts';
import { fromWord } from '../../../ui/paste/samples.ts';
import { countForeignPictures } from './foreign-pictures.ts';

it('external images are counted, so the user can be notified of their removal', () => {
  expect(countForeignPictures(cleanPaste(fromWord))).toBe(1);
  expect(
    countForeignPictures('<img src="/files/a/b.webp"><img src="data:image/png;base64,AA">'),
  ).toBe(0);
  expect(countForeignPictures('<img src="//evil.example/x"><img><img src="x">')).toBe(3);
});
