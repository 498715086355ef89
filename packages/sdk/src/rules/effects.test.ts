import { expect, test } from 'vitest';
import { effectRights, rightsOfEffects } from './effects.ts';
import { can, permissions } from './roles.ts';

test('an operation needs the rights of all its effects, each once', () => {
  expect(rightsOfEffects({ effects: ['reads_chats', 'creates_tickets', 'reads_chats'] })).toEqual([
    'view_live_chat',
    'create_tickets',
  ]);
  expect(rightsOfEffects({ effects: [] })).toEqual([]);
  expect(rightsOfEffects({ effects: ['exports_organization'] })).toEqual(permissions);
});

test('a right that only narrows a call is not required', () => {
  const effects = ['reads_tickets', 'reads_chats', 'assigns_tickets', 'deletes_tickets'] as const;
  expect(
    rightsOfEffects({
      effects,
      ownOnlyWithout: 'view_assigned_tickets',
      sees: { chats: 'view_live_chat' },
      fields: [{ permissions: ['assign_tickets'] }],
    }),
  ).toEqual(['delete_tickets']);
});

test('an admin has the rights of every effect', () => {
  const lacking = Object.values(effectRights)
    .flat()
    .filter((right) => !can('admin', right));
  expect(lacking).toEqual([]);
});
