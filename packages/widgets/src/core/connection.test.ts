import { HelpdeskError } from '@helpdesk/sdk';
import { expect, test } from 'vitest';
import { connection, sentenceOf } from './connection.ts';

const otherwise = 'Failed to submit form. Please try again.';

test('the server’s own sentence is shown', () => {
  const error = new HelpdeskError(429, 'Please wait a minute', 'rate_limited');
  expect(sentenceOf(error, otherwise)).toBe('Please wait a minute');
});

test.each([
  new HelpdeskError(0, 'The helpdesk could not be reached', 'network'),
  new HelpdeskError(0, 'The helpdesk took too long', 'timeout'),
  new HelpdeskError(200, 'The answer could not be read', 'unreadable'),
  new HelpdeskError(502, '<h1>Bad gateway</h1>', 'http'),
  new TypeError('x is not a function'),
  undefined,
])('what the server did not say is not shown: %s', (error) => {
  expect(sentenceOf(error, otherwise)).toBe(otherwise);
});

test('no call carries cookies', () => {
  expect(connection.credentials).toBe('omit');
});
