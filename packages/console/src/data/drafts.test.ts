import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepDrafts, putDraft, readDrafts, returnToDraft, useDrafts } from './drafts.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const none = { shown: 'reply', reply: { text: '' }, note: { text: '' } };

test('a reply and a note are both there after a reload, and the note is still shown', () => {
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

test('drafts are kept by their key, and removed when both are empty', () => {
  const { result } = renderHook(() => useDrafts('key'));
  act(() => result.current.change('reply', { text: 'Half written' }));
  expect(readDrafts('other')).toEqual(none);
  act(() => result.current.change('reply', { text: '' }));
  expect(sessionStorage.length).toBe(0);
});

test('what an older version has stored is read as the reply or note that it was', () => {
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

test('a text that comes back stands above the current one of its kind, and is shown', () => {
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

test('a reply that comes back does not take the place of the note that somebody is writing', () => {
  document.body.innerHTML = '<form data-composer><textarea></textarea></form>';
  document.querySelector('textarea')?.focus();
  keepDrafts('key', { shown: 'note', reply: { text: '' }, note: { text: ' ' } });
  returnToDraft('key', 'reply', { text: 'It is on its way' });
  expect(readDrafts('key')).toMatchObject({ shown: 'note', reply: { text: 'It is on its way' } });
});

test('Markdown that comes back into an empty draft is Markdown, a plain text is none', () => {
  returnToDraft('key', 'reply', { text: '**a**', isFormatted: true });
  expect(readDrafts('key').reply).toEqual({ text: '**a**', isFormatted: true });
  sessionStorage.clear();
  returnToDraft('key', 'reply', { text: '**a**' });
  expect(readDrafts('key').reply).toEqual({ text: '**a**', isFormatted: false });
});

test('what comes back beside Markdown is Markdown with it', () => {
  putDraft('key', 'reply', { text: '_b_', isFormatted: true });
  returnToDraft('key', 'reply', { text: 'a' });
  expect(readDrafts('key').reply).toEqual({ text: 'a\n\n_b_', isFormatted: true });
});
