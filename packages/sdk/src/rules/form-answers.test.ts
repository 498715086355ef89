import { describe, expect, test } from 'vitest';
import { type FieldKind, fieldCatalog, fieldKindList } from './field-kinds.ts';
import {
  type AnswerField,
  answersOf,
  type ValidatePattern,
  validateAnswers,
} from './form-answers.ts';

const field = (type: FieldKind, more: Partial<AnswerField> = {}): AnswerField => ({
  name: 'it',
  label: 'Your answer',
  type,
  ...more,
});

function validate(of: AnswerField, value: unknown, rules?: ValidatePattern) {
  const { data, errors } = validateAnswers([of], { it: value }, rules);
  return errors[0]?.message ?? data.it;
}

const textual = ['text', 'textarea', 'select', 'radio', 'phone', 'url', 'date'] as const;

describe('a required field', () => {
  test.each(textual)('of type %s names the missing answer', (type) => {
    expect(validate(field(type, { required: true }), '')).toBe('Your answer is required');
    expect(validate(field(type, { required: true }), ' \n')).toBe('Your answer is required');
    expect(validate(field(type, { required: true }), undefined)).toBe('Your answer is required');
  });

  test('of type email asks for a valid address', () => {
    const email = field('email', { required: true });
    expect(validate(email, '')).toBe('Please enter a valid email address');
    expect(validate(email, ' ada@example.com ')).toBe('ada@example.com');
  });

  test('of type checkbox must be checked', () => {
    const box = field('checkbox', { required: true });
    expect(validate(box, false)).toBe('This field is required');
    expect(validate(box, 'false')).toBe('This field is required');
    expect(validate(box, true)).toBe(true);
    expect(validate(box, 'on')).toBe(true);
    expect(validate(box, 'true')).toBe(true);
    expect(validate(field('checkbox'), 'yes')).toBe(false);
  });

  test('of type number asks for a valid number', () => {
    expect(validate(field('number', { required: true }), '')).toBe('Please enter a valid number');
  });

  test.each(fieldKindList)('of kind %s accepts the sample of the catalog', (kind) => {
    const { sample } = fieldCatalog[kind];
    const asked = field(kind, { required: true, options: [String(sample)] });
    expect(validate(asked, sample)).toBe(sample);
    expect(validate(asked, String(sample))).toBe(sample);
  });
});

describe('an optional field', () => {
  test.each(fieldKindList)('of kind %s can be left out', (type) => {
    const { data, errors } = validateAnswers([field(type)], {});
    expect(errors).toEqual([]);
    expect({ ...data }).toEqual(type === 'checkbox' ? { it: false } : {});
  });

  test('of type email is validated if it has a value', () => {
    expect(validate(field('email'), 'ada@')).toBe('Please enter a valid email address');
  });
});

describe('an email address', () => {
  test.each([
    'a@b',
    'a b@c.de',
    '@c.de',
    'a@.de',
    'a@c..de',
    'a@b@c.de',
    '.a@c.de',
    `${'a'.repeat(250)}@c.de`,
  ])('is not %s', (text) =>
    expect(validate(field('email'), text)).toBe('Please enter a valid email address'),
  );
  test.each(['a@b.co', "o'hara+help@mail.example.museum", 'A.B@xn--bcher-kva.example'])(
    'may be %s',
    (text) => expect(validate(field('email'), text)).toBe(text),
  );
  test('of 100 kB is rejected at once', () => {
    const before = process.cpuUsage();
    validate(field('email'), `${'a.'.repeat(50_000)}@`);
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });
});

describe('a number', () => {
  test.each([
    ['12', 12],
    [0, 0],
    ['0', 0],
    [' 3.5 ', 3.5],
  ])('%j is stored as a number', (given, kept) => {
    expect(validate(field('number'), given)).toBe(kept);
  });
  test.each([
    '00042',
    '9007199254740993',
    '12345678901234567890',
    '12.50',
    '49,90',
    ',5',
    '1.234,56',
    '1,234.56',
    '12,34,567.89',
    "1'234.50",
    '1 234,5',
    '1\u202f234',
    '٤٩٫٩٠',
    '４２',
    '+5',
  ])('%j is stored as typed', (given) => {
    expect(validate(field('number'), given)).toBe(given);
  });
  test.each([
    '-1',
    'twelve',
    'NaN',
    'Infinity',
    '0x1F',
    '1e3',
    '1.2.3',
    '1,2,3',
    '12 €',
    '.',
    true,
    [],
    {},
  ])('%j is rejected', (given) => {
    expect(validate(field('number'), given)).toMatch(/^Please enter a valid number$|isn't valid$/);
  });
  test('of 200,000 digits is rejected at once', () => {
    const before = process.cpuUsage();
    expect(validate(field('number'), `${'1'.repeat(200_000)}x`)).toBe(
      'Please enter a valid number',
    );
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });
});

describe('validation rules', () => {
  test('limit the length', () => {
    const code = field('text', { validation: { minLength: 3, maxLength: 5 } });
    expect(validate(code, 'ab')).toBe('Your answer must be at least 3 characters');
    expect(validate(code, 'abcdef')).toBe('Your answer must be at most 5 characters');
    expect(validate(code, 'abc')).toBe('abc');
    expect(validate(code, 'abcde')).toBe('abcde');
    expect(validate(code, '')).toBeUndefined();
  });

  test('limit every answer, whatever the form says', () => {
    const endless = field('text', { validation: { maxLength: 1e9 } });
    expect(validate(endless, 'x'.repeat(1_001))).toBe(
      'Your answer must be at most 1000 characters',
    );
    expect(validate(endless, 'x'.repeat(1_000))).toHaveLength(1_000);
    expect(validate(field('textarea'), 'x'.repeat(10_000))).toHaveLength(10_000);
    expect(validate(field('textarea'), 'x'.repeat(10_001))).toMatch('at most 10000 characters');
  });

  test('check patterns only with a given engine', () => {
    const code = field('text', { validation: { pattern: '^[A-Z]+$' } });
    const validatePattern: ValidatePattern = ({ validation }, text) =>
      new RegExp(validation?.pattern ?? '').test(text) ? undefined : ['pattern', 'Use capitals'];
    expect(validate(code, 'abc', validatePattern)).toBe('Use capitals');
    expect(validate(code, 'ABC', validatePattern)).toBe('ABC');
    expect(validate(code, 'abc')).toBe('abc');
  });

  test('limit a choice to the options', () => {
    const plan = field('select', { options: ['Free', 'Team'] });
    expect(validate(plan, 'Team')).toBe('Team');
    expect(validate(plan, 'Root')).toBe('Your answer must be one of the options');
    expect(validate(field('radio', { options: ['Free'] }), 'Team')).toMatch('one of the options');
    // The options may be left over from another kind.
    expect(validate(field('text', { options: ['Free'] }), 'Team')).toBe('Team');
    for (const options of [[], null])
      expect(validate(field('select', { options }), 'Any')).toBe('Any');
  });
});

describe('hostile data', () => {
  test('unknown keys are dropped', () => {
    expect({ ...validateAnswers([field('text')], { it: 'a', other: 'b' }).data }).toEqual({
      it: 'a',
    });
  });

  test('inherited names are not answers', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const { errors } = validateAnswers([field('text', { name, required: true })], {});
      expect(errors).toEqual([
        { field: name, code: 'required', message: 'Your answer is required' },
      ]);
    }
  });

  test('a field named __proto__ is an answer and pollutes nothing', () => {
    const given = JSON.parse('{"__proto__": "plain text"}');
    const { data } = validateAnswers([field('text', { name: '__proto__' })], given);
    expect(JSON.stringify(data)).toBe('{"__proto__":"plain text"}');
    expect({}).not.toHaveProperty('plain text');
  });

  test.each([null, undefined, 'text', 7, []])('%j instead of answers has none', (given) => {
    expect(validateAnswers([field('text', { required: true })], given).errors).toHaveLength(1);
  });

  test('objects and lists are rejected, NUL characters removed', () => {
    expect(validate(field('text'), { toString: 1 })).toBe("Your answer isn't valid");
    expect(validate(field('text'), ['a'])).toBe("Your answer isn't valid");
    expect(validate(field('text'), null)).toBeUndefined();
    expect(validate(field('text'), 'a\0b')).toBe('ab');
  });
});

describe('the answers in an HTML form', () => {
  test('are its values by name, and joined with slashes if a name occurs several times', () => {
    const form = new URLSearchParams('name=Vera&days=2026-11-21&name2=&days=2026-11-24');
    expect(answersOf(form)).toEqual({ name: 'Vera', name2: '', days: '2026-11-21/2026-11-24' });
  });

  test('are empty if all its inputs are empty', () => {
    expect(answersOf(new URLSearchParams('days=&days='))).toEqual({ days: '' });
  });
});
