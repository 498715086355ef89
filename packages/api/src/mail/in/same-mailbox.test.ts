// @module-tag one-engine

import { expect, test } from 'vitest';
import { isSameMailbox } from './same-mailbox.ts';

test.each([
  ['vera@visitor.example', 'Vera@Visitor.example', true],
  ['vera@gmail.com', 'vera@googlemail.com', true],
  ['vera.visitor@gmail.com', 'veravisitor+shop@gmail.com', true],
  ['vera@icloud.com', 'vera@me.com', true],
  ['vera@ya.ru', 'vera@yandex.ru', true],
  ['vera.visitor@visitor.example', 'veravisitor@visitor.example', false],
  ['vera@gmail.com', 'vera@gmail.example', false],
  ['vera.visitor@icloud.com', 'veravisitor@icloud.com', false],
])('%s and %s are the same mailbox: %s', (one, other, is) => {
  expect(isSameMailbox(one, other)).toBe(is);
});
