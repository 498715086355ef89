import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readDraft, useDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

test('what was begun is there again after the page was loaded anew, with its kind', () => {
  const first = renderHook(() => useDraft('ada', 'ticket-1'));
  act(() => first.result.current[1]({ text: 'Her card was declined' }));
  act(() => first.result.current[1]({ isInternal: true }));
  first.unmount();

  const second = renderHook(() => useDraft('ada', 'ticket-1'));
  expect(second.result.current[0]).toEqual({ text: 'Her card was declined', isInternal: true });
});

test('every ticket and every person has a draft of his own', () => {
  const { result } = renderHook(() => useDraft('ada', 'ticket-1'));
  act(() => result.current[1]({ text: 'Half written' }));
  expect(readDraft('ada', 'ticket-2').text).toBe('');
  expect(readDraft('jonas', 'ticket-1').text).toBe('');
});

test('a sent message leaves nothing behind', () => {
  const { result } = renderHook(() => useDraft('ada', 'ticket-1'));
  act(() => result.current[1]({ text: 'Sent' }));
  act(() => result.current[1]({ text: '' }));
  expect(sessionStorage.length).toBe(0);
});

test('an unreadable draft is an empty one', () => {
  sessionStorage.setItem('helpdesk_draft:ada:ticket-1', '{oops');
  expect(readDraft('ada', 'ticket-1')).toEqual({ text: '', isInternal: false });
});
