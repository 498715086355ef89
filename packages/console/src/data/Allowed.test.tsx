import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draw, member } from '../test/harness.tsx';
import { Allowed } from './Allowed.tsx';
import { createCache, readKey } from './cache.ts';
import type { CurrentUser } from './session.ts';

function drawFor(user: CurrentUser | null) {
  const client = createCache();
  client.setQueryData(readKey('auth.user'), user);
  draw(
    <>
      <Allowed permission="view_all_tickets">sees all tickets</Allowed>
      <Allowed who="admin">is an admin</Allowed>
      <Allowed may={['tickets', 'delete']} fallback="may not delete">
        may delete
      </Allowed>
    </>,
    client,
  );
  return document.body.textContent;
}

afterEach(cleanup);

describe('the role guard', () => {
  it.each([
    [member('admin'), 'sees all ticketsis an adminmay delete'],
    [member('agent'), 'sees all ticketsmay not delete'],
    [member('customer'), 'may not delete'],
    [member('admin', { organizations: [] }), 'may not delete'],
    [null, 'may not delete'],
  ])('checks permission, role and action of %#', (user, shown) => {
    expect(drawFor(user)).toBe(shown);
  });
});
