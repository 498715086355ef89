// @module-tag one-engine

import { expect, test } from 'vitest';
import { item } from './blocks.ts';
import { content } from './content.ts';

const brand = { name: 'Acme', logoUrl: null, fill: '#000000', on: '#ffffff' };

test('lists an item without a text or a link by its title alone', () => {
  const items = [
    item('New ticket', '', null),
    item('New reply', 'It is cold.', 'https://a.example'),
  ];
  const { text } = content(brand, '2 notifications', '', items);
  expect(text).toBe(
    '* New ticket\n\n* New reply\n  It is cold.\n  https://a.example\n\n-- \nAcme\n',
  );
});
