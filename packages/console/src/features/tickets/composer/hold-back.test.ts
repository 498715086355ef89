import type { Schema } from '@helpdesk/sdk/contract/operations';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newerThan, useNewer } from './hold-back.ts';

function message(id: string, email: string | null, isInternal = false) {
  return { id, isInternal, user: email ? { email } : null } as Schema<'TicketMessage'>;
}

const old = message('1', null);
const draw = (isWriting: boolean) =>
  renderHook(({ messages, writing }) => useNewer(messages, 'me@demo.test', writing), {
    initialProps: { messages: [old], writing: isWriting },
  });

it('messages from before the draft was started count as read', () => {
  const { result, rerender } = draw(false);
  rerender({ messages: [old, message('2', null)], writing: false });
  rerender({ messages: [old, message('2', null)], writing: true });
  expect(result.current.newer).toEqual([]);
  expect(result.current.seen).toBe('2');
});

it('public messages by others that arrive during writing delay the reply until they are read', () => {
  const { result, rerender } = draw(true);
  const meanwhile = [old, message('2', 'me@demo.test'), message('3', 'ann@demo.test', true)];
  rerender({ messages: meanwhile, writing: true });
  expect(result.current.newer).toEqual([]);

  rerender({ messages: [...meanwhile, message('4', 'ann@demo.test')], writing: true });
  expect(result.current.newer.map(({ id }) => id)).toEqual(['4']);
  expect(result.current.seen).toBe('1');

  act(() => result.current.read());
  expect(result.current.newer).toEqual([]);
  expect(result.current.seen).toBe('4');
});

it('everything is newer than nothing, and read messages are no longer newer', () => {
  const messages = [old, message('2', 'ann@demo.test')];
  expect(newerThan(messages, null, 'me@demo.test')).toEqual(messages);
  expect(newerThan(messages, '1', 'me@demo.test')).toEqual(messages.slice(1));
  expect(newerThan(messages, '2', 'me@demo.test')).toEqual([]);
  const { result } = renderHook(() => useNewer([], 'me@demo.test', true));
  expect(result.current).toMatchObject({ newer: [], seen: null, newest: null });
});
