import { expect, test } from 'vitest';
import { colorOfTagName, foldedTagName, tagColors, tagName, tagsMatching } from './tags.ts';

test('stores a name on one line, without surrounding spaces and leading # signs', () => {
  expect(tagName('  #Late \n delivery ')).toBe('Late delivery');
  expect(tagName('C#')).toBe('C#');
  expect(tagName(' # ')).toBe('');
});

test('names that differ only in case, accents and spaces are equal', () => {
  for (const name of ['Café Latte', 'cafe latte', ' CAFE  LATTÉ', '#cafelatte'])
    expect(foldedTagName(name)).toBe('cafelatte');
  expect(foldedTagName('cafe-latte')).not.toBe('cafelatte');
});

test('a new tag gets a color from its name, never gray', () => {
  expect(colorOfTagName('Shipping')).toBe(colorOfTagName(' shipping'));
  const names = Array.from({ length: 200 }, (_, at) => `tag ${at}`);
  const used = new Set(names.map(colorOfTagName));
  expect([...used].sort()).toEqual(tagColors.filter((color) => color !== 'gray').sort());
});

test('suggests tags that start with the text first, then the most used', () => {
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
