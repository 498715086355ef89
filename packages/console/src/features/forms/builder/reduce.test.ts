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
  expect(back.said).toBe('Email restored');
  expect(reduce(back, { do: 'undo' })).toBe(back);
});

test('settings change separately', () => {
  const { settings } = after({ do: 'set', settings: { submitButtonText: 'Go' } }).draft;
  expect(settings).toEqual({ ...start.draft.settings, submitButtonText: 'Go' });
});

test('the name of the form and its other top-level fields change separately', () => {
  const { draft } = after(
    { do: 'edit', part: { name: 'Support' } },
    { do: 'edit', part: { isActive: false } },
  );
  expect(draft).toEqual({ ...start.draft, name: 'Support', isActive: false });
});

test('a changed field keeps its place', () => {
  const field = { ...start.draft.fields[1], label: 'Mail' } as (typeof start.draft.fields)[number];
  const { draft } = after({ do: 'change', field });
  const [first, , last] = start.draft.fields;
  expect(draft.fields).toEqual([first, field, last]);
});

test('moving beyond the ends of the list stops there', () => {
  const last = after({ do: 'move', id: idOf('Name'), to: 9 });
  expect(labels(last)).toEqual(['Email', 'Message', 'Name']);
  expect(last.said).toBe('Name moved to position 3 of 3');
  expect(labels(after({ do: 'move', id: idOf('Message'), to: -9 }))).toEqual([
    'Message',
    'Name',
    'Email',
  ]);
});

test('actions on a field are announced, and a copy is expanded', () => {
  const copied = after({ do: 'duplicate', id: idOf('Email') });
  expect(copied.said).toBe('Email duplicated');
  expect(copied.openId).toBe(copied.draft.fields[2]?.id);
  const removed = after({ do: 'remove', id: idOf('Email') });
  expect(removed.said).toBe('Email removed');
  expect(removed.removed).toEqual({ field: start.draft.fields[1], index: 1 });
  expect(reduce(removed, { do: 'undo' }).removed).toBeNull();
});

test('actions on a missing field do nothing', () => {
  expect(after({ do: 'move', id: 'gone', to: 0 })).toBe(start);
  expect(after({ do: 'duplicate', id: 'gone' })).toBe(start);
  expect(after({ do: 'remove', id: 'gone' })).toBe(start);
});

test("expanding a field or selecting a tab doesn't change the form", () => {
  const seen = after({ do: 'open', id: 'a' }, { do: 'look', pane: 'settings' });
  expect(seen).toEqual({ ...start, openId: 'a', pane: 'settings' });
  expect(start).toEqual({ ...start, openId: null, pane: 'fields', removed: null, said: '' });
});

test('starting over drops all changes', () => {
  const changed = after({ do: 'remove', id: idOf('Email') }, { do: 'look', pane: 'settings' });
  expect(reduce(changed, { do: 'restart', draft: start.draft })).toEqual(start);
});
