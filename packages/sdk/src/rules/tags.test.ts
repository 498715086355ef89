import { expect, test } from 'vitest';
import { colorOfTagName, foldedTagName, tagColors, tagName, tagsMatching } from './tags.ts';

test('a name is kept on one line, without spaces around it and signs before it', () => {
  expect(tagName('  #Late \n delivery ')).toBe('Late delivery');
  expect(tagName('C#')).toBe('C#');
  expect(tagName(' # ')).toBe('');
});

test('names that differ in case, accents and spaces are the same', () => {
  for (const name of ['Café Latte', 'cafe latte', ' CAFE  LATTÉ', '#cafelatte'])
    expect(foldedTagName(name)).toBe('cafelatte');
  expect(foldedTagName('cafe-latte')).not.toBe('cafelatte');
});

test('a new tag has a color of its name, which is not gray', () => {
  expect(colorOfTagName('Shipping')).toBe(colorOfTagName(' shipping'));
  const names = Array.from({ length: 200 }, (_, at) => `tag ${at}`);
  const used = new Set(names.map(colorOfTagName));
  expect([...used].sort()).toEqual(tagColors.filter((color) => color !== 'gray').sort());
});

test('while one types, tags that begin so come first, then those used most', () => {
  const tags = [
    { name: 'Free shipping', ticketCount: 9 },
    { name: 'Shipment', ticketCount: 1 },
    { name: 'Shipping', ticketCount: 4 },
    { name: 'Refund', ticketCount: 20 },
  ];
  const names = (text: string) => tagsMatching(tags, text).map(({ name }) => name);
  expect(names('ship')).toEqual(['Shipping', 'Shipment', 'Free shipping']);
  expect(names('FREESHIP')).toEqual(['Free shipping']);
  expect(names('')).toEqual(['Refund', 'Free shipping', 'Shipping', 'Shipment']);
});
