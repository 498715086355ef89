import { expect, it } from 'vitest';
import * as calls from './operations.ts';
import { readTable } from './table-reader.ts';

it('has every operation as its own constant tells it', () => {
  expect(readTable()).toEqual(Object.values(calls));
});
