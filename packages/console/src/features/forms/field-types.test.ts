import { fieldKindList } from '@helpdesk/sdk/rules/field-kinds';
import { expect, test } from 'vitest';
import { fieldIcons, hasPlaceholder, hasRules } from './field-types.ts';

test("fields that are typed or chosen from a list have a placeholder, dates don't", () => {
  expect(fieldKindList.filter(hasPlaceholder)).toEqual([
    'text',
    'email',
    'textarea',
    'select',
    'number',
    'phone',
    'url',
  ]);
});

test('only text fields have length and pattern', () => {
  expect(fieldKindList.filter(hasRules)).toEqual(['text', 'email', 'textarea', 'phone', 'url']);
});

test('every type has its own icon', () => {
  expect(new Set(fieldKindList.map((kind) => fieldIcons[kind])).size).toBe(fieldKindList.length);
});
