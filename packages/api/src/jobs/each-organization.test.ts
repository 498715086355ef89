import { expect, test } from 'vitest';
import { DatabaseBusy, DatabaseUnavailable } from '../database/errors.ts';
import { forEachOrganization } from './each-organization.ts';
import { NotNow } from './retry.ts';

/** Returns the organizations that were served and the result, when one of three fails. */
async function serve(failure: Error) {
  const served: string[] = [];
  const error = await forEachOrganization(['acme', 'globex', 'initech'], async (id) => {
    served.push(id);
    if (id === 'globex') throw failure;
  }).then(
    () => null,
    (error: unknown) => error as Error,
  );
  return { served, error };
}

test('a task continues after an organization that fails, and names it at the end', async () => {
  const { served, error } = await serve(new RangeError('Invalid time value'));
  expect(served).toEqual(['acme', 'globex', 'initech']);
  expect(error?.message).toBe('Failed for globex (RangeError: Invalid time value)');
});

test('a busy organization does not stop the task, an unavailable database does', async () => {
  expect((await serve(new DatabaseBusy('Busy'))).served).toHaveLength(3);
  const away = new DatabaseUnavailable('Away');
  expect(await serve(away)).toEqual({ served: ['acme', 'globex'], error: away });
});

test('a task stops at work that asks to continue later', async () => {
  const later = new NotNow(1_000);
  expect(await serve(later)).toEqual({ served: ['acme', 'globex'], error: later });
});

test('each organization is served once', async () => {
  const served: string[] = [];
  await forEachOrganization(['acme', 'acme'], async (id) => served.push(id));
  expect(served).toEqual(['acme']);
});
