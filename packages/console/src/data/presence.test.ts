import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setPresenceConnection, stopTyping, usePresent } from './presence.ts';

afterEach(() => {
  cleanup();
  setPresenceConnection(null);
  vi.restoreAllMocks();
});

it('a ticket counts as viewed while its page is open in a visible tab', () => {
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

it('a ticket in a background tab does not count as viewed', () => {
  const looked: (string | null)[] = [];
  setPresenceConnection({ presence: (id) => void looked.push(id), typing: () => {} });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => usePresent('t1', 'me'));
  expect(looked).toEqual([null]);
});

it('a reply that arrives after the user left its ticket does not set that ticket again', () => {
  const looked: (string | null)[] = [];
  setPresenceConnection({ presence: (id) => void looked.push(id), typing: () => {} });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { rerender } = renderHook(({ id }) => usePresent(id, 'me'), { initialProps: { id: 't1' } });
  stopTyping('t1');
  rerender({ id: 't2' });
  stopTyping('t1');
  expect(looked).toEqual(['t1', 't1', null, 't2']);
});
