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

test('one chooses in lists and among buttons, and types in everything else but a box and files', () => {
  expect(those(hasOptions)).toEqual(['select', 'radio']);
  expect(those((kind) => !isTyped(kind))).toEqual(['select', 'checkbox', 'radio', 'file']);
});

test('staff can rule length and pattern of what is written freely', () => {
  const hasRules = (kind: FieldKind) => (fieldCatalog[kind] as KindInCatalog).hasRules;
  expect(those(hasRules)).toEqual(['text', 'email', 'textarea', 'phone', 'url']);
});

test('an answer has at most 1,000 characters, a long text 10,000', () => {
  const long = (kind: FieldKind) => maxAnswerLength(kind) !== 1_000;
  expect(those(long)).toEqual(['textarea']);
  expect(maxAnswerLength('textarea')).toBe(10_000);
});

test('a number begins with 0, and no other kind with anything', () => {
  expect(those((kind) => 'initial' in fieldKinds[kind])).toEqual(['number']);
  expect(fieldKinds.number.initial).toBe(0);
});

test('a line offers what the browser knows of the visitor', () => {
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
])('the answer %j reads %j', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});
