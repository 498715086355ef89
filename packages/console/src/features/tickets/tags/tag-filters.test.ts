import { expect, test } from 'vitest';
import { filteredTags, withPicked } from './tag-filters.ts';

const none = { tags: '', anyTag: '', noTag: '' };

test("a picked tag is added to its filter, and removed when it's picked again", () => {
  const one = withPicked({ ...none, tags: 'a' }, 'b', 'tags');
  expect(one).toEqual({ ...none, tags: 'a,b' });
  expect(withPicked(one, 'a', 'tags')).toEqual({ ...none, tags: 'b' });
});

test('a tag is in one filter only', () => {
  const moved = withPicked({ tags: 'a,b', anyTag: 'c', noTag: '' }, 'a', 'noTag');
  expect(moved).toEqual({ tags: 'b', anyTag: 'c', noTag: 'a' });
  expect([...filteredTags(moved)]).toEqual([
    ['b', 'tags'],
    ['c', 'anyTag'],
    ['a', 'noTag'],
  ]);
});
