import { describe, expect, test } from 'vitest';
import { type FieldKind, fieldCatalog, fieldKindList } from './field-kinds.ts';
import { type AnswerField, answersOf, type JudgePattern, judgeAnswers } from './form-answers.ts';

const field = (type: FieldKind, more: Partial<AnswerField> = {}): AnswerField => ({
  name: 'it',
  label: 'Your answer',
  type,
  ...more,
});

function judge(of: AnswerField, value: unknown, rules?: JudgePattern) {
  const { data, errors } = judgeAnswers([of], { it: value }, rules);
  return errors[0]?.message ?? data.it;
}

const textual = ['text', 'textarea', 'select', 'radio', 'phone', 'url', 'date'] as const;

describe('a required field', () => {
  test.each(textual)('of type %s names the missing answer', (type) => {
    expect(judge(field(type, { required: true }), '')).toBe('Your answer is required');
    expect(judge(field(type, { required: true }), ' \n')).toBe('Your answer is required');
    expect(judge(field(type, { required: true }), undefined)).toBe('Your answer is required');
  });

  test('of type email asks for a valid address', () => {
    const email = field('email', { required: true });
    expect(judge(email, '')).toBe('Please enter a valid email address');
    expect(judge(email, ' ada@example.com ')).toBe('ada@example.com');
  });

  test('of type checkbox must be checked', () => {
    const box = field('checkbox', { required: true });
    expect(judge(box, false)).toBe('This field is required');
    expect(judge(box, 'false')).toBe('This field is required');
    expect(judge(box, true)).toBe(true);
    expect(judge(box, 'on')).toBe(true);
    expect(judge(box, 'true')).toBe(true);
    expect(judge(field('checkbox'), 'yes')).toBe(false);
  });

  test('of type number asks for a valid number', () => {
    expect(judge(field('number', { required: true }), '')).toBe('Please enter a valid number');
  });

  test.each(fieldKindList)('of kind %s accepts the sample of the catalog', (kind) => {
    const { sample } = fieldCatalog[kind];
    const asked = field(kind, { required: true, options: [String(sample)] });
    expect(judge(asked, sample)).toBe(sample);
    expect(judge(asked, String(sample))).toBe(sample);
  });
});

describe('an optional field', () => {
  test.each(fieldKindList)('of kind %s can be left out', (type) => {
    const { data, errors } = judgeAnswers([field(type)], {});
    expect(errors).toEqual([]);
    expect({ ...data }).toEqual(type === 'checkbox' ? { it: false } : {});
  });

  test('of type email is validated if it has a value', () => {
    expect(judge(field('email'), 'ada@')).toBe('Please enter a valid email address');
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
    expect(judge(field('email'), text)).toBe('Please enter a valid email address'),
  );
  test.each(['a@b.co', "o'hara+help@mail.example.museum", 'A.B@xn--bcher-kva.example'])(
    'may be %s',
    (text) => expect(judge(field('email'), text)).toBe(text),
  );
  test('of 100 kB is rejected at once', () => {
    const before = process.cpuUsage();
    judge(field('email'), `${'a.'.repeat(50_000)}@`);
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
    expect(judge(field('number'), given)).toBe(kept);
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
    expect(judge(field('number'), given)).toBe(given);
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
    expect(judge(field('number'), given)).toMatch(/^Please enter a valid number$|isn't valid$/);
  });
  test('of 200,000 digits is rejected at once', () => {
    const before = process.cpuUsage();
    expect(judge(field('number'), `${'1'.repeat(200_000)}x`)).toBe('Please enter a valid number');
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });
});

describe('validation rules', () => {
  test('limit the length', () => {
    const code = field('text', { validation: { minLength: 3, maxLength: 5 } });
    expect(judge(code, 'ab')).toBe('Your answer must be at least 3 characters');
    expect(judge(code, 'abcdef')).toBe('Your answer must be at most 5 characters');
    expect(judge(code, 'abc')).toBe('abc');
    expect(judge(code, 'abcde')).toBe('abcde');
    expect(judge(code, '')).toBeUndefined();
  });

  test('limit every answer, whatever the form says', () => {
    const endless = field('text', { validation: { maxLength: 1e9 } });
    expect(judge(endless, 'x'.repeat(1_001))).toBe('Your answer must be at most 1000 characters');
    expect(judge(endless, 'x'.repeat(1_000))).toHaveLength(1_000);
    expect(judge(field('textarea'), 'x'.repeat(10_000))).toHaveLength(10_000);
    expect(judge(field('textarea'), 'x'.repeat(10_001))).toMatch('at most 10000 characters');
  });

  test('check patterns only with a given engine', () => {
    const code = field('text', { validation: { pattern: '^[A-Z]+$' } });
    const judgePattern: JudgePattern = ({ validation }, text) =>
      new RegExp(validation?.pattern ?? '').test(text) ? undefined : ['pattern', 'Use capitals'];
    expect(judge(code, 'abc', judgePattern)).toBe('Use capitals');
    expect(judge(code, 'ABC', judgePattern)).toBe('ABC');
    expect(judge(code, 'abc')).toBe('abc');
  });

  test('limit a choice to the options', () => {
    const plan = field('select', { options: ['Free', 'Team'] });
    expect(judge(plan, 'Team')).toBe('Team');
    expect(judge(plan, 'Root')).toBe('Your answer must be one of the options');
    expect(judge(field('radio', { options: ['Free'] }), 'Team')).toMatch('one of the options');
    // The options may be left over from another kind.
    expect(judge(field('text', { options: ['Free'] }), 'Team')).toBe('Team');
    for (const options of [[], null])
      expect(judge(field('select', { options }), 'Any')).toBe('Any');
  });
});

describe('hostile data', () => {
  test('unknown keys are dropped', () => {
    expect({ ...judgeAnswers([field('text')], { it: 'a', other: 'b' }).data }).toEqual({ it: 'a' });
  });

  test('inherited names are not answers', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const { errors } = judgeAnswers([field('text', { name, required: true })], {});
      expect(errors).toEqual([
        { field: name, code: 'required', message: 'Your answer is required' },
      ]);
    }
  });

  test('a field named __proto__ is an answer and pollutes nothing', () => {
    const given = JSON.parse('{"__proto__": "plain text"}');
    const { data } = judgeAnswers([field('text', { name: '__proto__' })], given);
    expect(JSON.stringify(data)).toBe('{"__proto__":"plain text"}');
    expect({}).not.toHaveProperty('plain text');
  });

  test.each([null, undefined, 'text', 7, []])('%j instead of answers has none', (given) => {
    expect(judgeAnswers([field('text', { required: true })], given).errors).toHaveLength(1);
  });

  test('objects and lists are rejected, NUL characters removed', () => {
    expect(judge(field('text'), { toString: 1 })).toBe("Your answer isn't valid");
    expect(judge(field('text'), ['a'])).toBe("Your answer isn't valid");
    expect(judge(field('text'), null)).toBeUndefined();
    expect(judge(field('text'), 'a\0b')).toBe('ab');
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
