import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyLike } from '../test-integrations.ts';
import { expiryText, permissionGroups, permissionLabel, usageText } from './keys.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('an API key', () => {
  it('has expired from the very moment that was chosen', () => {
    const expiresAt = '2026-05-01T12:00:00.000Z';
    const at = Date.parse(expiresAt);
    expect(expiryText(keyLike(), at)).toBeNull();
    expect(expiryText(keyLike({ expiresAt }), at)).toBe('Expired');
    const date = new Date(expiresAt).toLocaleDateString();
    expect(expiryText(keyLike({ expiresAt }), at - 1)).toBe(`Expires ${date}`);
  });

  it('says how often it was used, and when last', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00.000Z') });
    const lastUsedAt = '2026-05-01T12:00:00.000Z';
    expect(usageText(keyLike())).toBe('Never used');
    expect(usageText(keyLike({ lastUsedAt, usageCount: 1 }))).toBe('1 call, last used just now');
    expect(usageText(keyLike({ lastUsedAt: '2026-05-01T10:00:00.000Z', usageCount: 1_204 }))).toBe(
      '1,204 calls, last used 2 hours ago',
    );
  });
});

it('the permissions of a key stand by subject, under the words of the catalog', () => {
  const shown = permissionGroups().map(({ name, permissions }) => [
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
