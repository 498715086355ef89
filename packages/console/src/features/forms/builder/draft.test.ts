import { beforeEach, expect, test } from 'vitest';
import { formLike } from '../test-forms.ts';
import { draftOf, keepDraft, readDraft } from './draft.ts';

beforeEach(() => localStorage.clear());

test('a new form asks for name, email and message, and is active', () => {
  const { fields, ...rest } = draftOf(null);
  expect(fields.map(({ id: _, ...field }) => field)).toEqual([
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'message', label: 'Message', type: 'textarea', required: true },
  ]);
  expect(rest).toEqual({
    name: '',
    title: '',
    description: '',
    isActive: true,
    translations: {},
    settings: {
      submitButtonText: '',
      successMessage: '',
      redirectUrl: '',
      sendEmailNotification: false,
      emailNotificationTo: '',
      collectIpAddress: false,
      allowedDomains: [],
      tagIds: [],
      captcha: false,
    },
  });
});

test('the draft of a form contains everything that can be edited', () => {
  const { fields, settings } = formLike();
  expect(draftOf(formLike({ isActive: false, description: 'We answer soon.' }))).toEqual({
    name: 'Support',
    title: 'Write to us',
    description: 'We answer soon.',
    isActive: false,
    fields,
    translations: {},
    settings,
  });
  expect(draftOf(formLike()).description).toBe('');
});

test('an unsaved draft is stored per user and form, until it is dropped', () => {
  const kept = { draft: draftOf(formLike()), from: '2026-03-05T12:00:00.000Z' };
  keepDraft('o1:u1', 'f1', kept);
  expect(readDraft('o1:u1', 'f1')).toEqual(kept);
  for (const [owner, form] of [
    ['o1:u1', null],
    ['o1:u1', 'f2'],
    ['o2:u1', 'f1'],
  ] as const) {
    expect(readDraft(owner, form)).toBeNull();
  }
  keepDraft('o1:u1', null, { ...kept, from: null });
  keepDraft('o1:u1', 'f1', null);
  expect(readDraft('o1:u1', 'f1')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['helpdesk_form_draft:o1:u1:new']);
});

test.each(['{broken', '{"draft":{"name":"of another version"}}', '"text"', 'null'])(
  "stored data isn't restored as a draft if it's %s",
  (stored) => {
    localStorage.setItem('helpdesk_form_draft:o1:u1:new', stored);
    expect(readDraft('o1:u1', null)).toBeNull();
  },
);
