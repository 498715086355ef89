import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { fieldErrors } from '../rules/field-errors.ts';
import { anything, closed, matching, open } from './objects.ts';
import { text, textOrEmpty } from './text.ts';
import {
  choice,
  decimal,
  either,
  exactly,
  flag,
  fromQuery,
  list,
  nothing,
  whole,
} from './values.ts';

/** Returns the errors of a field called `it`, or of the value itself. */
function errorsOf(schema: z.ZodMiniType, input: unknown) {
  const { success, error } = schema.safeParse(input);
  return success ? [] : fieldErrors(error.issues, input);
}
const saysOf = (schema: z.ZodMiniType, value: unknown) =>
  errorsOf(closed({ it: schema }), { it: value }).map(({ code, message }) => `${code}: ${message}`);

describe('without a message in the contract', () => {
  it.each<[z.ZodMiniType, unknown, string]>([
    [text(), 5, 'type: It must be text'],
    [text(), null, 'required: It is required'],
    [text({ min: 1 }), '', 'required: It is required'],
    [text({ format: 'email' }), '', 'required: It is required'],
    [text({ min: 2 }), 'a', 'minLength: It must be at least 2 characters long'],
    [text({ max: 1 }), 'ab', 'maxLength: It must be at most 1 character long'],
    [text(), 'a\0', "characters: It contains a character that isn't allowed"],
    [text({ pattern: /^a$/ }), 'b', 'pattern: It is invalid'],
    [text({ format: 'uri' }), 'b', 'format: It is invalid'],
    [flag(), 'true', 'type: It must be true or false'],
    [decimal(), '1', 'type: It must be a number'],
    [whole(), '1', 'type: It must be a whole number'],
    [whole(), 1.5, 'type: This must be a whole number'],
    [whole(), 2 ** 53, 'type: This must be a whole number'],
    [decimal({ min: 0.5 }), 0.4, 'minimum: It must be at least 0.5'],
    [whole({ max: 3 }), 4, 'maximum: It must be at most 3'],
    [choice(['a', 'b', 'c']), 'd', 'option: It must be one of a, b, c'],
    [choice(['a']), 'b', 'option: It must be a'],
    [exactly('a'), 'b', 'option: It must be a'],
    [nothing(), 'b', 'type: This must be null'],
    [either([text(), nothing()]), 5, 'type: It must be one of the possible kinds'],
    [list(text()), 'a', 'type: It must be a list'],
    [list(text(), { min: 1 }), [], 'minItems: It must have at least 1 item'],
    [list(text(), { max: 2 }), ['a', 'b', 'c'], 'maxItems: It must have at most 2 items'],
    [closed({}), 'a', 'type: It must be an object'],
    [open({}), 'a', 'type: It must be an object'],
    [anything(), 'a', 'type: It must be an object'],
    [anything(), { a: '\0' }, "characters: It contains a character that isn't allowed"],
  ])('%#: an error names the field and the rule', (schema, value, said) => {
    expect(saysOf(schema, value)).toEqual([said]);
  });

  it('outside of a field, the message says "the value" or "the body"', () => {
    const sentences = (schema: z.ZodMiniType, value: unknown) =>
      errorsOf(schema, value).map(({ message }) => message);
    expect(sentences(text({ min: 2 }), 'a')).toEqual([
      'The value must be at least 2 characters long',
    ]);
    expect(sentences(text(), 5)).toEqual(['The body must be text']);
    expect(sentences(closed({ a: closed({ b: text() }) }), { a: { b: 5 } })).toEqual([
      'B must be text',
    ]);
  });
});

it('the limits themselves are valid', () => {
  for (const value of [1, 3]) expect(saysOf(whole({ min: 1, max: 3 }), value)).toEqual([]);
  for (const value of [0.5, 1.5])
    expect(saysOf(decimal({ min: 0.5, max: 1.5 }), value)).toEqual([]);
  expect(saysOf(whole({ min: 0 }), 0)).toEqual([]);
  const some = list(text(), { min: 1, max: 2 });
  for (const value of [['a'], ['a', 'b']]) expect(saysOf(some, value)).toEqual([]);
});

it('an object drops or rejects unknown fields', () => {
  expect(open({ a: text() }).parse({ a: 'x', b: 1 })).toEqual({ a: 'x' });
  expect(saysOf(closed({ a: text() }), { a: 'x', b: 1 })).toEqual([
    'unknown: Unknown parameter: it.b',
  ]);
});

describe('an empty text', () => {
  it.each([
    [{ min: 1, said: { required: 'R', minLength: 'M' } }, 'minLength: M'],
    [{ min: 2, said: { required: 'R', minLength: 'M' } }, 'required: R'],
    [{ min: 2, said: { minLength: 'M' } }, 'minLength: M'],
    [{ format: 'email', said: { format: 'F' } }, 'format: F'],
    [{ format: 'email', said: { required: 'R', format: 'F' } }, 'required: R'],
    [{ min: 1, said: { required: 'R' } }, 'required: R'],
  ] as const)('%j gets the message for a missing one', (rules, said) => {
    expect(saysOf(text(rules), '')).toEqual([said]);
  });

  it('is absent where it may be, whatever the other rules', () => {
    const email = textOrEmpty({ format: 'email', min: 3 });
    expect(closed({ it: email }).parse({ it: '' })).toEqual({ it: undefined });
    expect(closed({ it: email }).parse({ it: 'A@b.co' })).toEqual({ it: 'a@b.co' });
    expect(saysOf(email, 'nowhere')).toEqual(['format: It is invalid']);
    expect(saysOf(text(), '')).toEqual([]);
  });
});

it('normalizes email addresses, and trims texts if the rules say so', () => {
  expect(text({ format: 'email' }).parse('Ada@Example.com')).toBe('ada@example.com');
  expect(text({ trim: true }).parse(' Ada ')).toBe('Ada');
  expect(text().parse(' Ada ')).toBe(' Ada ');
});

it('measures texts in characters, not bytes', () => {
  const measured = text({ min: 2, max: 4 });
  for (const value of ['ab', '😀😀', 'abcd', '😀😀😀😀', 'ab😀😀']) {
    expect(saysOf(measured, value), value).toEqual([]);
  }
  for (const value of ['a', '😀', 'abcde', '😀😀😀😀😀', 'abcd😀', 'a'.repeat(9)]) {
    expect(saysOf(measured, value), value).toHaveLength(1);
  }
});

it('compares fields that must be equal once both are texts', () => {
  const pair = matching(closed({ one: text(), two: text(), three: text({ min: 2 }) }), [
    { field: 'two', other: 'one', said: 'They differ' },
  ]);
  const found = (input: object) => errorsOf(pair, input).map(({ code, field }) => [field, code]);
  expect(found({ one: 'a', two: 'a', three: 'ab' })).toEqual([]);
  expect(found({ one: 'a', two: 'b', three: 'ab' })).toEqual([['two', 'equals:one']]);
  expect(found({ one: 'a', two: 'b', three: 'a' })).toEqual([
    ['two', 'equals:one'],
    ['three', 'minLength'],
  ]);
  expect(found({ one: 5, two: 'b', three: 'ab' })).toEqual([['one', 'type']]);
  expect(found({ two: 'b', three: 'ab' })).toEqual([['one', 'required']]);
  expect(errorsOf(pair, { one: 'a', two: 'b', three: 'ab' })[0]?.message).toBe('They differ');
});

it.each<[string, unknown]>([
  ['true', true],
  ['false', false],
  ['7', 7],
  ['-7', -7],
  ['1.5', 1.5],
  ['1e2', '1e2'],
  ['yes', 'yes'],
  ['', ''],
  ['12345678901234567', '12345678901234567'],
])('parses the query value %j as %j', (written, read) => {
  const kept = either([flag(), decimal(), text()]);
  expect(fromQuery(kept).parse(written)).toBe(read);
});
