import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { fieldErrors } from '../rules/field-errors.ts';
import { anything, closed } from './objects.ts';
import { LoginInput, requests, SignupInput, TicketCreateInput } from './operations.ts';
import { type TextRules, text, textOrEmpty } from './text.ts';
import { flag, fromQuery, list, whole } from './values.ts';

function errorsOf(schema: z.ZodMiniType, input: unknown) {
  const { success, error } = schema.safeParse(input);
  return success ? [] : fieldErrors(error.issues, input);
}

const sentences = (schema: z.ZodMiniType, input: unknown) =>
  errorsOf(schema, input).map(({ message }) => message);

it("returns the specification's messages, in the order of the fields", () => {
  const empty = ['First name is required', 'Last name is required', 'Email is required'];
  const passwords = ['Password is required', 'Please confirm your password'];
  expect(sentences(SignupInput, {})).toEqual([...empty, ...passwords]);
  const blank = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
  expect(sentences(SignupInput, blank)).toEqual([...empty, ...passwords]);
  expect(sentences(LoginInput, { email: null, password: 5 })).toEqual([
    'Email is required',
    'Password must be text',
  ]);
});

it('compares the confirmation with the password, even if other fields are invalid', () => {
  const person = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' };
  const given = { ...person, password: 'secret', confirmPassword: 'Secret' };
  expect(errorsOf(SignupInput, given)).toEqual([
    { field: 'confirmPassword', code: 'equals:password', message: 'Passwords do not match' },
  ]);
  const tooLong = { ...given, email: 'nowhere', organizationName: 'x'.repeat(101) };
  expect(errorsOf(SignupInput, tooLong).map(({ field }) => field)).toEqual([
    'email',
    'confirmPassword',
    'organizationName',
  ]);
  expect(sentences(SignupInput, { ...given, password: 'short', confirmPassword: 'short' })).toEqual(
    ['Password must be at least 6 characters'],
  );
});

it('rejects unknown fields and bodies that are not objects', () => {
  const given = { email: 'a@b.co', password: 'x', role: 'admin', admin: true };
  expect(errorsOf(LoginInput, given)).toEqual([
    { field: 'role', code: 'unknown', message: 'Unknown parameter: role' },
    { field: 'admin', code: 'unknown', message: 'Unknown parameter: admin' },
  ]);
  expect(sentences(LoginInput, [])).toEqual(['The body must be an object']);
  expect(sentences(LoginInput, undefined)).toEqual(['A JSON body is required']);
  expect(sentences(LoginInput, null)).toEqual(['A JSON body is required']);
});

it('treats an empty optional email as absent and fills in defaults', () => {
  const given = { subject: 'Help', description: 'It broke', customerEmail: '' };
  expect(TicketCreateInput.parse(given)).toEqual({
    subject: 'Help',
    description: 'It broke',
    priority: 'normal',
    customerEmail: undefined,
  });
  expect(sentences(TicketCreateInput, { ...given, customerEmail: 'nowhere' })).toEqual([
    'Please enter a valid email address',
  ]);
  expect(errorsOf(TicketCreateInput, { ...given, priority: 'huge' })).toEqual([
    {
      field: 'priority',
      code: 'option',
      message: 'Priority must be one of urgent, high, normal, low',
    },
  ]);
});

it('rejects NUL at any depth', () => {
  expect(sentences(text(), 'a\0b')).toHaveLength(1);
  expect(sentences(anything(), { a: [{ b: 'x\0' }] })).toHaveLength(1);
  expect(sentences(anything(), { 'a\0': 1 })).toHaveLength(1);
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}"x\\u0000"${'}'.repeat(20_000)}`);
  expect(sentences(anything(), deep)).toHaveLength(1);
  expect(sentences(anything(), { a: null, b: [1, true, 'x'] })).toEqual([]);
});

const texts: [TextRules, string[], string[]][] = [
  [
    { format: 'email' },
    ['a@b.co', 'josé+x@exämple.de'],
    ['a@b', 'a b@c.de', 'a@b@c.de', 'x@y.z\n'],
  ],
  [
    { format: 'uri' },
    ['https://a.b/c?d', 'http://localhost:1'],
    ['javascript:alert(1)', 'a.b', 'https://'],
  ],
  [{ format: 'date' }, ['2026-02-28'], ['2026-02-30', '2026-2-1']],
  [
    { format: 'date-time' },
    ['2026-02-28T10:00:00.000Z', '2026-02-28T10:00:00+02:00'],
    ['2026-02-28', 'now'],
  ],
  [{ max: 3 }, ['abc', '😀😀😀'], ['abcd', '😀😀😀😀']],
  [{ min: 3 }, ['abc', '😀😀😀'], ['ab', '😀😀']],
  [{ min: 1, trim: true }, [' a '], ['', '  ', '\n']],
  [{ pattern: /^[a-z-]+$/u }, ['a-b'], ['A']],
];

it.each(texts)('validates texts by %j', (rules, good, bad) => {
  for (const value of good) expect(sentences(text(rules), value), value).toEqual([]);
  for (const value of bad) expect(sentences(text(rules), value), value).toHaveLength(1);
});

it('validates a long email at once', () => {
  const before = process.cpuUsage();
  expect(sentences(textOrEmpty({ format: 'email' }), `a@${'.'.repeat(1_000_000)} `)).toHaveLength(
    1,
  );
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

it('parses numbers and flags of a query', () => {
  const { query } = requests['tickets.list'];
  expect(query.parse({ limit: '20', q: '7' })).toMatchObject({ limit: 20, q: '7' });
  expect(query.parse({})).toMatchObject({ limit: 50 });
  expect(sentences(query, { limit: '201' })).toEqual(['Limit must be at most 200']);
  for (const limit of ['', 'x', '1.5', '1e2', ['1', '2'], '0x10', '99999999999999999999']) {
    expect(sentences(query, { limit }), String(limit)).toHaveLength(1);
  }
  expect(fromQuery(flag()).parse('true')).toBe(true);
  expect(sentences(fromQuery(flag()), 'yes')).toHaveLength(1);
});

it('limits the number of items in a list', () => {
  const schema = closed({
    events: list(text(), { min: 1, max: 2, said: { minItems: 'Pick one' } }),
  });
  expect(sentences(schema, { events: [] })).toEqual(['Pick one']);
  expect(sentences(schema, { events: ['a', 'b', 'c'] })).toEqual([
    'Events must have at most 2 items',
  ]);
  expect(errorsOf(schema, { events: ['a', 5] })).toEqual([
    { field: 'events.1', code: 'type', message: 'Events (item 2) must be text' },
  ]);
  expect(sentences(closed({ n: whole({ min: 0 }) }), { n: -1.5 })).toHaveLength(1);
});
