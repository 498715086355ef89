import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodAnswers as good,
  makeEveryField,
  paths,
  type Submit,
  submitter,
  types,
} from '../../test/every-field-form.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';

let desk: TestDesk;
let submit: Submit;

beforeAll(async () => {
  desk = await startTestDesk();
  submit = submitter(desk, await makeEveryField(desk.acme.org, true));
});
afterAll(() => desk.stop());

const email = 'Please enter a valid email address';
const ticked = 'This field is required';
const number = 'Please enter a valid number';
const required = (type: string) => `Your ${type} is required`;
const option = (type: string) => `Your ${type} must be one of the options`;

/** What is answered, and what the contact page and the widget say to it; null where it is fine. */
const cases: [string, unknown, string | null, string | null][] = [
  ['text', '', required('text'), required('text')],
  ['text', '   ', required('text'), required('text')],
  ['text', undefined, required('text'), required('text')],
  ['text', { a: 1 }, 'Your text is not valid', 'Your text is not valid'],
  ['email', '', email, email],
  ['email', 'vera@', email, email],
  ['textarea', '', required('textarea'), required('textarea')],
  ['select', '', required('select'), required('select')],
  ['select', 'Blue', option('select'), option('select')],
  ['checkbox', false, ticked, ticked],
  ['checkbox', undefined, ticked, ticked],
  ['radio', 'Maybe', option('radio'), option('radio')],
  ['number', '', required('number'), number],
  ['number', 'many', null, number],
  ['number', '-1', null, number],
  ['number', 0, null, null],
  ['phone', '', required('phone'), required('phone')],
  ['url', '', required('url'), required('url')],
  ['date', '', required('date'), required('date')],
];

test.each(cases)('%s answered with %j', async (field, value, onPage, inWidget) => {
  for (const [path, message] of [
    ['publicForms.submit', onPage],
    ['widget.submit', inWidget],
  ] as const) {
    const answer = await submit(path, { ...good, [field]: value });
    expect(answer.status).toBe(message === null ? 201 : 400);
    if (message !== null) {
      expect(answer.error).toMatchObject({
        message,
        code: 'validation_failed',
        errors: [{ field, message }],
      });
    }
  }
});

test.each(paths)('%s names every wrong answer in the order of the form', async (path) => {
  const answer = await submit(path, {});
  expect(answer.error.message).toBe('Your text is required');
  expect(answer.error.errors?.map(({ field }) => field)).toEqual(types);
});
