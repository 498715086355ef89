import { expect, test } from 'vitest';
import {
  answerText,
  type FieldKind,
  fieldCatalog,
  fieldKindList,
  fieldKinds,
  hasOptions,
  inputOf,
  isTyped,
  type KindInCatalog,
  maxAnswerLength,
} from './field-kinds.ts';

const those = (fits: (kind: FieldKind) => unknown) => fieldKindList.filter(fits);

test('fields with options, and fields that are typed in', () => {
  expect(those(hasOptions)).toEqual(['select', 'radio']);
  expect(those((kind) => !isTyped(kind))).toEqual(['select', 'checkbox', 'radio', 'file']);
});

test('staff can limit the length and pattern of free text', () => {
  const hasRules = (kind: FieldKind) => (fieldCatalog[kind] as KindInCatalog).hasRules;
  expect(those(hasRules)).toEqual(['text', 'email', 'textarea', 'phone', 'url']);
});

test('an answer has at most 1,000 characters, a text area 10,000', () => {
  const long = (kind: FieldKind) => maxAnswerLength(kind) !== 1_000;
  expect(those(long)).toEqual(['textarea']);
  expect(maxAnswerLength('textarea')).toBe(10_000);
});

test('only a number has an initial value, which is 0', () => {
  expect(those((kind) => 'initial' in fieldKinds[kind])).toEqual(['number']);
  expect(fieldKinds.number.initial).toBe(0);
});

test("input attributes let the browser fill in the visitor's details", () => {
  expect(inputOf({ name: 'it', type: 'text' })).toEqual({});
  expect(inputOf({ name: 'name', type: 'text' })).toEqual({ autocomplete: 'name' });
  expect(inputOf({ name: 'it', type: 'number' })).toEqual({ inputmode: 'decimal' });
  expect(inputOf({ name: 'name', type: 'email' })).toEqual({
    type: 'email',
    autocomplete: 'email',
  });
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  ['Two', 'Two'],
  [null, ''],
  [undefined, ''],
])('formats the answer %j as %j', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});
