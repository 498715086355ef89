import papa from 'papaparse';
import { expect, it } from 'vitest';
import type { FormatName } from './formats.ts';
import { planImport } from './plan.ts';

const readers = { csv: async () => papa, xml: () => Promise.reject(new Error('No XML here')) };

/** Imports one ticket and returns its public and internal texts, and the number of messages of unknown kinds. */
async function read(name: FormatName, value: object) {
  const plan = await planImport(name, JSON.stringify(value), readers);
  const { description, messages = [] } = plan.ready[0]?.ticket ?? {};
  const of = (isInternal: boolean) =>
    messages.filter((one) => one.isInternal === isInternal).map((one) => one.message);
  return {
    public: [description, ...of(false)],
    internal: of(true),
    ofUnknownKind: plan.ofUnknownKind,
  };
}
const at = '2024-03-01T09:30:00Z';

it('Intercom parts are public only if their kind is known to be public', async () => {
  const part = (part_type: string | undefined, type = 'admin') => ({
    part_type,
    body: `${part_type} by ${type}`,
    author: { type },
    created_at: 1_709_285_500,
  });
  const conversation_parts = [
    part('comment'),
    part('close'),
    part('open', 'user'),
    part('note'),
    part('note_and_reopen'),
    part('assignment'),
    part(undefined),
    part('quick_reply', 'user'),
  ];
  expect(
    await read('intercom', {
      id: '1',
      title: 'Kettle',
      created_at: 1_709_285_400,
      state: 'open',
      source: { body: 'It is cold', author: { type: 'user' } },
      conversation_parts: { conversation_parts },
    }),
  ).toEqual({
    public: [
      'It is cold',
      'comment by admin',
      'close by admin',
      'open by user',
      'quick_reply by user',
    ],
    internal: [
      'note by admin',
      'note_and_reopen by admin',
      'assignment by admin',
      'undefined by admin',
    ],
    ofUnknownKind: 2,
  });
});

const zendesk = {
  id: 1,
  subject: 'Kettle',
  description: 'The first words',
  status: 'open',
  requester: { id: 7, email: 'ada@example.com' },
  created_at: at,
};
const comment = (body: string, author_id: number, more: object = {}) => ({
  body,
  author_id,
  created_at: at,
  ...more,
});

it('Zendesk comments are public only if marked as public, or written by the requester', async () => {
  const comments = [
    comment('The first words', 7),
    comment('Hello', 2, { public: true }),
    comment('Goodwill', 2, { public: false }),
    comment('Nobody knows', 2),
    comment('A note by an agent on their own ticket', 7, { public: false }),
  ];
  expect(await read('zendesk', { ...zendesk, comments })).toEqual({
    public: ['The first words', 'Hello'],
    internal: ['Goodwill', 'Nobody knows', 'A note by an agent on their own ticket'],
    ofUnknownKind: 1,
  });
});

it('a Zendesk ticket that starts with an internal note does not use it as its description', async () => {
  const comments = [comment('The first words', 2, { public: false })];
  const internal = { public: ['Kettle'], internal: ['The first words'], ofUnknownKind: 0 };
  expect(await read('zendesk', { ...zendesk, comments })).toEqual(internal);
  expect(await read('zendesk', { ...zendesk, is_public: false })).toEqual(internal);
  const other = { ...zendesk, description: 'Other words', comments };
  expect(await read('zendesk', other)).toEqual({
    public: ['Kettle'],
    internal: ['Other words', 'The first words'],
    ofUnknownKind: 1,
  });
  expect(await read('zendesk', zendesk)).toMatchObject({ public: ['The first words'] });
});

it('Freshdesk notes are public only if marked as not private', async () => {
  const note = (body_text: string, more: object) => ({ body_text, created_at: at, ...more });
  expect(
    await read('freshdesk', {
      id: 1,
      subject: 'Kettle',
      description_text: 'It is cold',
      status: 2,
      priority: 1,
      created_at: at,
      conversations: [
        note('Hello', { private: false, source: 0 }),
        note('Goodwill', { private: true }),
        note('Nobody knows', {}),
        note('To the supplier', { private: false, source: 8 }),
        note('From the supplier', { private: true, incoming: true }),
        note('From Ada', { incoming: true }),
      ],
    }),
  ).toEqual({
    public: ['It is cold', 'Hello', 'From Ada'],
    internal: ['Goodwill', 'Nobody knows', 'To the supplier', 'From the supplier'],
    ofUnknownKind: 2,
  });
});

it('Help Scout threads are public only if their kind is known to be public, even as the description', async () => {
  const thread = (type: string, body: string, more: object = {}) => ({
    type,
    body,
    createdAt: at,
    ...more,
  });
  const conversation = { id: 1, subject: 'Kettle', status: 'active', createdAt: at };
  const threads = [
    thread('phone', 'He shouted'),
    thread('note', 'Goodwill'),
    thread('customer', 'It is cold'),
    thread('message', 'Hello', { state: 'published' }),
    thread('message', 'Withheld', { state: 'underreview' }),
    thread('forwardparent', 'To the supplier'),
    thread('lineitem', 'Assigned'),
  ];
  expect(await read('help-scout', { ...conversation, _embedded: { threads } })).toEqual({
    public: ['It is cold', 'Hello'],
    internal: ['He shouted', 'Goodwill', 'Withheld', 'To the supplier'],
    ofUnknownKind: 3,
  });
  expect(await read('help-scout', { ...conversation, preview: 'Maybe a note' })).toEqual({
    public: ['Kettle'],
    internal: ['Maybe a note'],
    ofUnknownKind: 1,
  });
});
