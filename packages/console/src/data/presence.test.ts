import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setPresenceConnection, usePresent } from './presence.ts';

afterEach(() => {
  cleanup();
  setPresenceConnection(null);
  vi.restoreAllMocks();
});

it('a ticket is looked at while its page is open in a visible tab', () => {
  const looked: (string | null)[] = [];
  setPresenceConnection({ presence: (id) => void looked.push(id), typing: () => {} });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const turnTo = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const { unmount } = renderHook(() => usePresent('t1', 'me'));
  turnTo('hidden');
  turnTo('visible');
  unmount();
  turnTo('visible');
  expect(looked).toEqual(['t1', null, 't1', null]);
});

it('a ticket opened in a tab in the background is not looked at', () => {
  const looked: (string | null)[] = [];
  setPresenceConnection({ presence: (id) => void looked.push(id), typing: () => {} });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => usePresent('t1', 'me'));
  expect(looked).toEqual([null]);
});
