import type { Schema } from '@helpdesk/sdk/contract/operations';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNews } from './use-news.ts';

function message(id: string, email: string | null): Schema<'TicketMessage'> {
  const user = email ? { email, firstName: null, lastName: null, profileImageUrl: null } : null;
  return { id, user } as Schema<'TicketMessage'>;
}

test("an arriving reply is news until dismissed; older messages and the agent's own aren't", () => {
  const old = message('1', null);
  const { result, rerender } = renderHook(({ messages }) => useNews(messages, 'me@demo.test'), {
    initialProps: { messages: [old] },
  });
  expect(result.current[0]).toBeNull();

  const mine = message('2', 'me@demo.test');
  rerender({ messages: [old, mine] });
  expect(result.current[0]).toBeNull();

  rerender({ messages: [old, mine, message('3', null)] });
  expect(result.current[0]?.id).toBe('3');

  act(() => result.current[1]());
  expect(result.current[0]).toBeNull();
  expect(result.current[2]?.id).toBe('3');
});

test("only the newest of several replies is news, and the agent's own notes aren't", () => {
  const { result, rerender } = renderHook(({ messages }) => useNews(messages, 'me@demo.test'), {
    initialProps: { messages: [] as Schema<'TicketMessage'>[] },
  });
  const replies = [message('1', 'ann@demo.test'), message('2', 'bo@demo.test')];
  rerender({ messages: [...replies, message('3', 'me@demo.test')] });
  expect(result.current[0]?.id).toBe('2');
});
