// @module-tag one-engine

import { expect, test } from 'vitest';
import { refuseUnclearJson } from './unclear-json.ts';

const read = (value: unknown) => refuseUnclearJson(JSON.stringify(value));

test('IN-10: a body without repeated fields is accepted, even if its strings look like them', () => {
  expect(() => read([{ a: 1 }, { a: 1 }])).not.toThrow();
  expect(() => read({ a: { a: { a: 'a' } }, b: ['a', 'a', { a: [] }] })).not.toThrow();
  expect(() =>
    read({ a: '"a":1,', '"a"': '{"a":1,"a":2}', 'a\\': '\\', 'a\\"': '\\"' }),
  ).not.toThrow();
  expect(() => read('a')).not.toThrow();
  expect(() => read({})).not.toThrow();
});

test.each([
  ['{"a":1,"a":1}', 'a is given twice'],
  ['{ "a" : [ {} , { "b" : { } , "c" : 0 , "b" : [ ] } ] }', 'a.1.b is given twice'],
  ['[[1,2],{"a":"}","a":"{"}]', '1.a is given twice'],
  ['{"\\u00e4":1,"ä":2}', 'ä is given twice'],
  ['{"":1,"b":[],"":2}', ' is given twice'],
  ['{"a\\\\":1,"a\\\\":2}', 'a\\ is given twice'],
])('IN-10: %s is refused', (text, sentence) => {
  expect(() => refuseUnclearJson(text)).toThrow(sentence);
});

test('RL-04: nesting deeper than a hundred levels is refused', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(() => refuseUnclearJson(nested(100))).not.toThrow();
  expect(() => refuseUnclearJson(nested(101))).toThrow('This JSON is nested too deeply');
});

test('RL-04: a body can have 50,000 values and not one more', () => {
  const values = (count: number) => `[${'1,'.repeat(count - 1)}1]`;
  expect(() => refuseUnclearJson(values(50_000))).not.toThrow();
  expect(() => refuseUnclearJson(values(50_001))).toThrow('more than 50,000 values');
});
