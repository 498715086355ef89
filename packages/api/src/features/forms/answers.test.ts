import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodAnswers as good,
  makeEveryField,
  paths,
  type Submit,
  submitter,
  types,
} from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let submit: Submit;

beforeAll(async () => {
  server = await startTestServer();
  submit = submitter(server, await makeEveryField(server.acme.org, true));
});
afterAll(() => server.stop());

const email = 'Please enter a valid email address';
const ticked = 'This field is required';
const number = 'Please enter a valid number';
const required = (type: string) => `Your ${type} is required`;
const option = (type: string) => `Your ${type} must be one of the options`;

/** The value, and the error that the contact page and the widget return for it; null if it is valid. */
const cases: [string, unknown, string | null][] = [
  ['text', '', required('text')],
  ['text', '   ', required('text')],
  ['text', undefined, required('text')],
  ['text', { a: 1 }, "Your text isn't valid"],
  ['email', '', email],
  ['email', 'vera@', email],
  ['textarea', '', required('textarea')],
  ['select', '', required('select')],
  ['select', 'Blue', option('select')],
  ['checkbox', false, ticked],
  ['checkbox', undefined, ticked],
  ['radio', 'Maybe', option('radio')],
  ['number', '', number],
  ['number', 'many', number],
  ['number', '-1', number],
  ['number', 0, null],
  ['number', '49,90', null],
  ['number', '0x1F', number],
  ['phone', '', required('phone')],
  ['url', '', required('url')],
  ['date', '', required('date')],
];

test.each(cases)('%s answered with %j', async (field, value, message) => {
  for (const path of paths) {
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

test.each(paths)('%s reports every wrong answer in the order of the form', async (path) => {
  const answer = await submit(path, {});
  expect(answer.error.message).toBe('Your text is required');
  expect(answer.error.errors?.map(({ field }) => field)).toEqual(types);
});

test.each(paths)('%s keeps every digit of a number as typed', async (path) => {
  for (const number of ['00042', '9007199254740993', '12.50', '49,90', '1.234,56', 4711]) {
    expect((await submit(path, { ...good, number })).status).toBe(201);
    const { org } = server.acme;
    const row = await org.first<{ data: object | string }>(
      org.from('form_submissions').orderBy('id', 'desc').limit(1),
    );
    const data = typeof row?.data === 'string' ? JSON.parse(row.data) : row?.data;
    expect(data.number).toBe(number);
  }
});
