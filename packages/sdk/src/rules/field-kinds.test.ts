import { expect, test } from 'vitest';
import {
  answerText,
  type FieldKind,
  fieldCatalog,
  fieldKindList,
  fieldKinds,
  hasOptions,
  isTyped,
  type KindInCatalog,
  linesOf,
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

test('a question is one line that shows its answer, and offers what the browser knows of the visitor', () => {
  const line = (name: string, type: FieldKind, value?: unknown) => linesOf({ name, type }, value);
  expect(line('it', 'text', 'Vera')).toEqual([{ attributes: {}, text: 'Vera' }]);
  expect(line('name', 'text')).toEqual([{ attributes: { autocomplete: 'name' }, text: '' }]);
  expect(line('it', 'number', 0)).toEqual([{ attributes: { inputmode: 'decimal' }, text: '0' }]);
  expect(line('name', 'email', null)).toEqual([
    { attributes: { type: 'email', autocomplete: 'email' }, text: '' },
  ]);
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
