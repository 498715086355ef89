import { expect, test } from 'vitest';
import { wordsOfMarkdown } from './markdown-text.ts';
import { hasPicture, pictureMark, withoutPictures, withPicturesAs } from './picture-marks.ts';

const kettle = { id: 'f-1', name: 'Kettle.png' };

test('a picture is marked by its file ID and name', () => {
  const text = `See ${pictureMark(kettle)} here`;
  expect(text).toBe('See ![Kettle.png](file:f-1) here');
  expect([hasPicture(text, 'f-1'), hasPicture(text, 'f-2')]).toEqual([true, false]);
  expect(hasPicture('See ![Kettle.png](file:f-10)', 'f-1')).toBe(false);
});

test.each([
  'a]b[c].png',
  '*x*_y_`z`.png',
  '![](file:f-2).png',
  '\\',
  '1. {customer.name}.png',
  'a(b).png',
])('finds and removes the picture of a file called %j', (name) => {
  const text = `Before ${pictureMark({ id: 'f-1', name })} after`;
  expect(withoutPictures(text)).toBe('Before  after');
  expect(withoutPictures(text, (id) => id === 'f-2')).toBe(text);
  expect(text).not.toMatch(/[{}]/);
});

test('removes only pictures of removed files, even if they occur several times', () => {
  const [one, two] = [pictureMark(kettle), pictureMark({ ...kettle, id: 'f-2' })];
  expect(withoutPictures(`${one} a ${two} b ${one}`, (id) => id === 'f-1')).toBe(` a ${two} b `);
  expect(withoutPictures('[a](file:f-1) ![b](https://a.example/b.png)')).toBe(
    '[a](file:f-1) ![b](https://a.example/b.png)',
  );
});

test('replaces all pictures at once, so two can be swapped', () => {
  const text = `${pictureMark(kettle)} ${pictureMark({ ...kettle, id: 'f-2' })}`;
  const swapped = new Map([
    ['f-1', 'f-2'],
    ['f-2', 'f-1'],
  ]);
  expect(withPicturesAs(text, swapped)).toBe('![Kettle.png](file:f-2) ![Kettle.png](file:f-1)');
});

test('in plain text, a picture is its name', () => {
  expect(wordsOfMarkdown(`See ${pictureMark(kettle)}, **now**`)).toBe('See Kettle.png, now');
});

test('parses a long text of unusual characters quickly', () => {
  const before = process.cpuUsage();
  withoutPictures('![\\'.repeat(100_000));
  withoutPictures('!['.repeat(100_000));
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
