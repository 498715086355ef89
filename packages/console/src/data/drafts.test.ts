import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readDraft, useDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is restored after a reload, with its kind', () => {
  const first = renderHook(() => useDraft('ada', 'ticket-1'));
  act(() => first.result.current[1]({ text: 'Her card was declined' }));
  act(() => first.result.current[1]({ isInternal: true }));
  first.unmount();

  const second = renderHook(() => useDraft('ada', 'ticket-1'));
  expect(second.result.current[0]).toEqual({ text: 'Her card was declined', isInternal: true });
});

test('every ticket and every user has a separate draft', () => {
  const { result } = renderHook(() => useDraft('ada', 'ticket-1'));
  act(() => result.current[1]({ text: 'Half written' }));
  expect(readDraft('ada', 'ticket-2').text).toBe('');
  expect(readDraft('jonas', 'ticket-1').text).toBe('');
});

test('sending a message deletes the draft', () => {
  const { result } = renderHook(() => useDraft('ada', 'ticket-1'));
  act(() => result.current[1]({ text: 'Sent' }));
  act(() => result.current[1]({ text: '' }));
  expect(sessionStorage.length).toBe(0);
});

test('an unreadable draft counts as empty', () => {
  sessionStorage.setItem('helpdesk_draft:ada:ticket-1', '{oops');
  expect(readDraft('ada', 'ticket-1')).toEqual({ text: '', isInternal: false });
});

test('a draft is read whatever an older version has stored', () => {
  sessionStorage.setItem('helpdesk_draft:ada:ticket-1', '{"text":7,"isInternal":"yes"}');
  expect(readDraft('ada', 'ticket-1')).toEqual({ text: '7', isInternal: false });
  sessionStorage.setItem('helpdesk_draft:ada:ticket-1', '{"isInternal":true}');
  expect(readDraft('ada', 'ticket-1')).toEqual({ text: '', isInternal: true });
});
