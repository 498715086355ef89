import { expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { type Action, reduce, startOf } from './reduce.ts';

const start = startOf(draftOf(null));
const labels = (builder: typeof start) => builder.draft.fields.map(({ label }) => label);
const after = (...actions: Action[]) => actions.reduce(reduce, start);
const idOf = (label: string) => start.draft.fields.find((field) => field.label === label)?.id ?? '';

test('a new form has the fields name, email and message', () => {
  expect(labels(start)).toEqual(['Name', 'Email', 'Message']);
});

test('an added field comes last and is expanded', () => {
  const builder = after({ do: 'add', type: 'date' });
  expect(labels(builder)).toEqual(['Name', 'Email', 'Message', 'Date']);
  expect(builder.openId).toBe(builder.draft.fields.at(-1)?.id);
  expect(builder.said).toBe('Date added');
});

test('moving announces the new position, and stops at the ends of the list', () => {
  const builder = after({ do: 'move', id: idOf('Name'), to: 1 });
  expect(labels(builder)).toEqual(['Email', 'Name', 'Message']);
  expect(builder.said).toBe('Name moved to position 2 of 3');
  expect(after({ do: 'move', id: idOf('Name'), to: -1 })).toBe(start);
  expect(after({ do: 'move', id: idOf('Message'), to: 3 })).toBe(start);
});

test('a copy is placed below its original', () => {
  const builder = after({ do: 'duplicate', id: idOf('Email') });
  expect(labels(builder)).toEqual(['Name', 'Email', 'Email (copy)', 'Message']);
});

test('a removed field is restored at its old position', () => {
  const removed = after({ do: 'remove', id: idOf('Email') });
  expect(labels(removed)).toEqual(['Name', 'Message']);
  const back = reduce(removed, { do: 'undo' });
  expect(back.draft).toEqual(start.draft);
  expect(back.said).toBe('Email is back');
  expect(reduce(back, { do: 'undo' })).toBe(back);
});

test('settings change one by one', () => {
  const { settings } = after({ do: 'set', settings: { submitButtonText: 'Go' } }).draft;
  expect(settings).toEqual({ ...start.draft.settings, submitButtonText: 'Go' });
});
