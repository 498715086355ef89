import { expect, test } from 'vitest';
import type { FormField } from '../field-types.ts';
import { copyOf, moved, nameOf, newField, nextOption, relabelled, retyped } from './fields.ts';

test('every new field has a unique name', () => {
  const fields: FormField[] = [];
  for (let count = 0; count < 3; count += 1) fields.push(newField('text', fields));
  expect(fields.map(({ name }) => name)).toEqual(['short_text', 'short_text_2', 'short_text_3']);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(3);
});

test('a name starts with a letter, followed by letters, digits and underscores', () => {
  expect(nameOf('Your e-mail, please?')).toBe('your_e_mail_please');
  expect(nameOf('Größe & Länge')).toBe('grosse_lange');
  expect(nameOf('2nd choice')).toBe('nd_choice');
  expect(nameOf('お名前')).toBe('field');
  expect(nameOf('x'.repeat(200))).toHaveLength(64);
});

test('the name follows the label of a new field until the user edits it', () => {
  const field = newField('text', []);
  const named = relabelled(field, 'Company', [], false);
  expect(named).toMatchObject({ label: 'Company', name: 'company' });
  const chosen = relabelled({ ...named, name: 'firm' }, 'Your company', [], false);
  expect(chosen.name).toBe('firm');
});

test("the name of a saved field doesn't change, as its answers are stored under it", () => {
  expect(relabelled(newField('email', []), 'E-mail', [], true).name).toBe('email');
});

test('select and radio start with two options, and the next has the next number', () => {
  for (const type of ['select', 'radio'] as const) {
    expect(newField(type, []).options).toEqual(['Option 1', 'Option 2']);
  }
  expect(nextOption(['Option 1', 'Option 2'])).toBe('Option 3');
  expect(nextOption(['Red', 'Option 3'])).toBe('Option 4');
  expect(newField('text', []).options).toBeUndefined();
});

test('options survive changing the type and changing it back', () => {
  const field = { ...newField('select', []), options: ['Red', 'Green'] };
  expect(retyped(retyped(field, 'text'), 'radio').options).toEqual(['Red', 'Green']);
  expect(retyped(newField('text', []), 'select').options).toEqual(['Option 1', 'Option 2']);
});

test('a copy of a field is the same under another name', () => {
  const field = { ...newField('select', []), required: true };
  const copy = copyOf(field, [field]);
  expect(copy).toMatchObject({ label: 'Dropdown (copy)', name: 'dropdown_2', required: true });
  expect(copy.id).not.toBe(field.id);
  expect(copy.options).not.toBe(field.options);
});

test('moving puts one item at another position', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

test('a taken name gets the next number, within 64 characters', () => {
  const long = 'a'.repeat(70);
  const first = { ...newField('text', []), name: 'a'.repeat(64) };
  const second = { ...first, name: `${'a'.repeat(62)}_2` };
  expect(relabelled({ ...first, label: long }, long, [first, second], false).name).toBe(
    'a'.repeat(64),
  );
  const field = { ...first, label: '', name: 'field' };
  expect(relabelled(field, long, [], false).name).toBe('a'.repeat(64));
  expect(relabelled(field, long, [first], false).name).toBe(`${'a'.repeat(62)}_2`);
  expect(relabelled(field, long, [first, second], false).name).toBe(`${'a'.repeat(62)}_3`);
});

test('a name has no digits before its first letter, and no underscore at its end', () => {
  expect(nameOf('  __1st -- choice_ ')).toBe('st_choice');
  expect(nameOf('Why?!')).toBe('why');
  expect(nameOf('')).toBe('field');
});

test('the label of a copy has 200 characters at most', () => {
  const copy = copyOf({ ...newField('text', []), label: 'x'.repeat(195) }, []);
  expect(copy.label).toBe(`${'x'.repeat(195)} (cop`);
});

test("the number of the next option isn't used yet", () => {
  expect(nextOption([])).toBe('Option 1');
  expect(nextOption(['Option 3', 'Option 4'])).toBe('Option 5');
});

test('ids consist of letters and digits, as they are part of element ids', () => {
  expect(newField('text', []).id).toMatch(/^[0-9a-z]{4,28}$/);
});

test('new fields have the label of their type and are optional', () => {
  expect(newField('phone', [])).toEqual({
    id: expect.any(String),
    name: 'phone',
    label: 'Phone',
    type: 'phone',
    required: false,
  });
  expect(retyped({ ...newField('select', []), options: [] }, 'radio').options).toHaveLength(2);
});
