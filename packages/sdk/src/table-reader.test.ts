import { expect, it } from 'vitest';
import * as calls from './operations.ts';
import { readTable } from './table-reader.ts';

const byName = (all: readonly { id: string }[]) => all.toSorted((a, b) => a.id.localeCompare(b.id));

it('has the same operations as their own constants', () => {
  expect(byName(readTable())).toEqual(byName(Object.values(calls)));
});
