import { shortDate } from '@helpdesk/sdk/rules/dates';
import { describe, expect, it } from 'vitest';
import { keyLike } from '../test-integrations.ts';
import { actsForText, callsText, expiryText, permissionGroups, permissionLabel } from './keys.ts';

describe('an API key', () => {
  it('has expired from the exact moment that was set', () => {
    const expiresAt = '2026-05-01T12:00:00.000Z';
    const at = Date.parse(expiresAt);
    expect(expiryText(keyLike(), at)).toBeNull();
    expect(expiryText(keyLike({ expiresAt }), at)).toBe('Expired');
    const date = shortDate(expiresAt, at);
    expect(expiryText(keyLike({ expiresAt }), at - 1)).toBe(`Expires ${date}`);
  });

  it('says how often it was used', () => {
    expect(callsText(keyLike({ usageCount: 1 }))).toBe('1 call');
    expect(callsText(keyLike({ usageCount: 1_204 }))).toBe('1,204 calls');
  });
});

it('says which member it acts for', () => {
  const ada = { id: 'u1', name: 'Ada', hasLeft: false };
  expect(actsForText(keyLike())).toBe('No member (API v1 only)');
  expect(actsForText(keyLike({ actsFor: ada }))).toBe('Acts for Ada');
  expect(actsForText(keyLike({ actsFor: { ...ada, hasLeft: true } }))).toBe(
    'Ada has left (API v1 only)',
  );
});

it('permissions are grouped by subject, under the labels of the catalog', () => {
  const shown = permissionGroups(true).map(({ name, permissions }) => [
    name,
    permissions.map(permissionLabel).join(', '),
  ]);
  expect(shown).toEqual([
    ['Tickets', 'Read, Create, Update, Delete'],
    ['Contact forms', 'Read, Submit, Update, Delete'],
    ['Webhooks', 'Read, Create, Update, Delete'],
    ['Analytics', 'Read'],
    ['Organization', 'Read, Update'],
  ]);
});
