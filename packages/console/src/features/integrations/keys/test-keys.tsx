import type { Body, Result } from '@helpdesk/sdk/contract/operations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { keyLike, listOf } from '../test-integrations.ts';
import { KeysTab } from './KeysTab.tsx';
import type { ApiKey } from './keys.ts';

const ben = {
  id: 'm2',
  role: 'agent',
  user: {
    id: 'u2',
    firstName: 'Ben',
    lastName: 'Day',
    email: 'ben@acme.test',
    profileImageUrl: null,
  },
} as Result<'team.assignable'>[number];

/** Simulates the server's keys, and renders the tab. */
export function serve(keys: ApiKey[], more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'apiKeys.list': () => listOf(keys),
    'apiKeys.update': ({ params, body }) => {
      keys = keys.map((key) =>
        key.id === params.id ? { ...key, ...(body as Body<'apiKeys.update'>) } : key,
      );
      return { data: keys[0] as ApiKey, message: 'ok' };
    },
    'apiKeys.rotate': ({ params }) => {
      const previousUntil = '2999-01-02T12:00:00.000Z';
      keys = keys.map((key) => (key.id === params.id ? { ...key, previousUntil } : key));
      return { data: { ...keyLike({ previousUntil }), key: 'hdk_second' }, message: 'ok' };
    },
    'apiKeys.delete': ({ params }) => {
      keys = keys.filter(({ id }) => id !== params.id);
      return { data: null, message: 'ok' };
    },
    'apiKeys.create': ({ body }) => {
      const made = { ...keyLike({ id: 'k3' }), name: (body as Body<'apiKeys.create'>).name };
      keys = [...keys, made];
      return { data: { ...made, key: 'hdk_secret' }, message: 'ok' };
    },
    'auth.user': member('admin'),
    'team.assignable': [ben],
    ...more,
  });
  draw(<KeysTab />);
  const of = (asked: string) => calls.filter(({ operation }) => operation === asked);
  return { of, user: userEvent.setup() };
}

export const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`There is no row of ${name}`);
  return within(found);
};
export const openForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  return within(screen.getByRole('dialog', { name: 'Create API Key' }));
};

export const choose = async (
  user: ReturnType<typeof userEvent.setup>,
  name: string,
  action: string,
) => {
  await user.click((await row(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
