import { fieldKindList } from '@helpdesk/sdk/rules/field-kinds';
import { expect, test } from 'vitest';
import { fieldIcons, hasPlaceholder, hasRules } from './field-types.ts';

test('a placeholder is for what is typed or chosen from a list, not for dates', () => {
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

test('length and pattern are for texts', () => {
  expect(fieldKindList.filter(hasRules)).toEqual(['text', 'email', 'textarea', 'phone', 'url']);
});

test('every type has an icon of its own', () => {
  expect(new Set(fieldKindList.map((kind) => fieldIcons[kind])).size).toBe(fieldKindList.length);
});
