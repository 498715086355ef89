import { HelpdeskError } from '@helpdesk/sdk';
import { expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { newField } from './fields.ts';
import { inputOf, refusalsOf, sentencesOfField, validate } from './validate.ts';

const draft = { ...draftOf(null), name: 'Support', title: 'Write to us' };

test('a form needs a name, a title and a field', () => {
  expect(validate(draft).size).toBe(0);
  const sentences = validate({ ...draft, name: ' ', title: '', fields: [] });
  expect(Object.fromEntries(sentences)).toEqual({
    name: 'Form name is required',
    title: 'Form title is required',
    fields: 'Add at least one field',
  });
});

test('an error in a field is shown at that field', () => {
  const [first, ...rest] = draft.fields;
  if (!first) throw new Error('no field');
  const sentences = validate({ ...draft, fields: [...rest, { ...first, label: '', name: '1x' }] });
  expect(Object.fromEntries(sentencesOfField(sentences, 2))).toEqual({
    label: 'Label is required',
    name: 'A field name must start with a letter and contain only letters, digits, hyphens and underscores',
  });
  expect(sentencesOfField(sentences, 0).size).toBe(0);
});

test('options are sent only with the types that have them', () => {
  const field = { ...newField('select', []), type: 'text' as const };
  expect(inputOf({ ...draft, fields: [field] }).fields[0]).not.toHaveProperty('options');
});

test('options are sent with the types that have them, and everything else unchanged', () => {
  const field = newField('radio', []);
  expect(inputOf({ ...draft, fields: [field] })).toEqual({ ...draft, fields: [field] });
});

test('only the first error of a field is shown', () => {
  const errors = [
    { field: 'name', code: 'a', message: 'First' },
    { field: 'name', code: 'b', message: 'Second' },
    { field: 'fields.0.label', code: 'c', message: 'Label' },
  ];
  const refusal = Object.assign(Object.create(HelpdeskError.prototype), { errors });
  expect([...refusalsOf(refusal)]).toEqual([
    ['name', 'First'],
    ['fields.0.label', 'Label'],
  ]);
  expect(refusalsOf(new Error('offline')).size).toBe(0);
});
