import { expect, test } from 'vitest';
import { changeOf, countedTags, type Staged, staged } from './staged-tags.ts';

const tag = (id: string) => ({ id, name: id, color: 'blue' as const });

test('each tag is counted on the tickets that have it', () => {
  const tickets = [{ tags: [tag('a'), tag('b')] }, { tags: [tag('a')] }, { tags: [] }];
  expect([...countedTags(tickets)]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test.each([
  ['all', ['remove', undefined]],
  ['none', ['add', undefined]],
  ['some', ['add', 'remove', undefined]],
] as const)('a tag that %s of the tickets have cycles through %j', (have, wanted) => {
  let choices: Staged = new Map();
  for (const choice of wanted) {
    choices = staged(choices, 'a', have);
    expect(choices.get('a')).toBe(choice);
  }
});

test('the choices are combined into one change', () => {
  const choices: Staged = new Map([
    ['a', 'add'],
    ['b', 'remove'],
    ['c', 'add'],
  ]);
  expect(changeOf(choices)).toEqual({ addTagIds: ['a', 'c'], removeTagIds: ['b'] });
});
