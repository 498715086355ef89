import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepDrafts, putDraft, readDrafts, returnToDraft, useDrafts } from './drafts.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const none = { shown: 'reply', reply: { text: '' }, note: { text: '' } };

test('keeps a reply and a note across a reload, and still shows the note', () => {
  const first = renderHook(() => useDrafts('key'));
  act(() => first.result.current.change('reply', { text: 'Dear Vera' }));
  act(() => first.result.current.show('note'));
  act(() => first.result.current.change('note', { text: 'Her card was declined' }));
  first.unmount();

  const second = renderHook(() => useDrafts('key'));
  expect(second.result.current.drafts).toEqual({
    shown: 'note',
    reply: { text: 'Dear Vera' },
    note: { text: 'Her card was declined' },
  });
});

test('stores drafts by key, and removes them when both are empty', () => {
  const { result } = renderHook(() => useDrafts('key'));
  act(() => result.current.change('reply', { text: 'Half written' }));
  expect(readDrafts('other')).toEqual(none);
  act(() => result.current.change('reply', { text: '' }));
  expect(sessionStorage.length).toBe(0);
});

test('reads drafts of an older version as a reply or a note', () => {
  const kept = (value: string) => {
    sessionStorage.setItem('key', value);
    return readDrafts('key');
  };
  expect(kept('{oops')).toEqual(none);
  expect(kept('null')).toEqual(none);
  expect(kept('{"text":7,"isInternal":"yes"}')).toEqual({ ...none, reply: { text: '7' } });
  expect(kept('{"text":"Call her","isInternal":true}')).toEqual({
    shown: 'note',
    reply: { text: '' },
    note: { text: 'Call her' },
  });
  expect(kept('{"reply":{"text":"Hi","files":7},"shown":"all"}')).toEqual({
    ...none,
    reply: { text: 'Hi' },
  });
});

test('puts a returned text above the current draft of its kind, and shows it', () => {
  returnToDraft('key', 'note', { text: 'Call her' });
  expect(readDrafts('key')).toMatchObject({ shown: 'note', note: { text: 'Call her' } });
  putDraft('key', 'reply', { text: 'Dear Vera' });
  returnToDraft('key', 'reply', { text: 'It is on its way' });
  expect(readDrafts('key')).toMatchObject({
    shown: 'note',
    reply: { text: 'It is on its way\n\nDear Vera' },
    note: { text: 'Call her' },
  });
});

test('a returned reply does not replace a note that the user is writing', () => {
  document.body.innerHTML = '<form data-composer><textarea></textarea></form>';
  document.querySelector('textarea')?.focus();
  keepDrafts('key', { shown: 'note', reply: { text: '' }, note: { text: ' ' } });
  returnToDraft('key', 'reply', { text: 'It is on its way' });
  expect(readDrafts('key')).toMatchObject({ shown: 'note', reply: { text: 'It is on its way' } });
});

test('keeps the format of a text returned to an empty draft', () => {
  returnToDraft('key', 'reply', { text: '**a**', isFormatted: true });
  expect(readDrafts('key').reply).toEqual({ text: '**a**', isFormatted: true });
  sessionStorage.clear();
  returnToDraft('key', 'reply', { text: '**a**' });
  expect(readDrafts('key').reply).toEqual({ text: '**a**', isFormatted: false });
});

test('converts a returned plain text to Markdown if the draft is Markdown', () => {
  putDraft('key', 'reply', { text: '_b_', isFormatted: true });
  returnToDraft('key', 'reply', { text: 'a' });
  expect(readDrafts('key').reply).toEqual({ text: 'a\n\n_b_', isFormatted: true });
});
