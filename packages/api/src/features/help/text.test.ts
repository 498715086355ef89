// @module-tag one-engine
import { expect, test } from 'vitest';
import { outlined } from './pages/outline.ts';
import { cutAfterWord, leadOf, textOf } from './text.ts';

test('separates the words of blocks, also of nested ones', () => {
  expect(textOf('<ul><li>Empty the tank<ul><li>twice</li></ul></li></ul>')).toBe(
    'Empty the tank\ntwice',
  );
  expect(textOf('<p>one</p>two<div>three</div>')).toBe('one\ntwo\nthree');
});

test('an excerpt has the first paragraphs and ends with a complete word', () => {
  const lead = 'Close the bag after each use and press the air out through the valve.';
  expect(leadOf(`${lead}\nDo\nKeep it dry`, 150)).toBe(lead);
  expect(leadOf('Do\nClose the bag', 150)).toBe('Do. Close the bag');
  expect(leadOf('見出し\n袋を閉じて冷暗所に保管します。', 150)).toBe(
    '見出し。袋を閉じて冷暗所に保管します。',
  );
  const paragraph = '開封した袋は空気を抜いて閉じ、涼しくて暗い乾いた場所に保管してください。';
  expect(leadOf(`${paragraph}\n手順\n次の文`, 150)).toBe(paragraph);
  expect(cutAfterWord('Close the bag, then press the air out', 16)).toBe('Close the bag…');
  expect(cutAfterWord('包裹一般在三天内送达', 6)).toBe('包裹一般在…');
  expect(cutAfterWord('short', 16)).toBe('short');
});

test('there is a table of contents from two headings on', () => {
  expect(outlined('<h2>One</h2><p>x</p>', 'Link').headings).toEqual([]);
  expect(outlined('<h2>One</h2><p>x</p><h3>Two</h3>', 'Link').headings).toMatchObject([
    { id: 's-one', text: 'One' },
    { id: 's-two', text: 'Two' },
  ]);
});
