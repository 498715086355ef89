import { HelpdeskError } from '@helpdesk/sdk';
import { expect, it } from 'vitest';
import { whyFailed } from './why-failed.ts';

const unreached = "Couldn't reach the helpdesk. Check your connection.";

it.each([
  [new HelpdeskError(0, 'The helpdesk could not be reached', 'network'), unreached],
  [new HelpdeskError(0, 'The helpdesk took too long', 'timeout'), unreached],
  [new HelpdeskError(403, 'Only admins may see this', 'forbidden'), 'Only admins may see this'],
  [new HelpdeskError(502, '<html>Bad gateway</html>', 'http'), 'Something went wrong'],
  [new HelpdeskError(200, 'The answer could not be read', 'unreadable'), 'Something went wrong'],
  [new TypeError('x is not a function'), 'Something went wrong'],
  [null, 'Something went wrong'],
])('shows %s as "%s"', (error, text) => {
  expect(whyFailed(error)).toBe(text);
});
