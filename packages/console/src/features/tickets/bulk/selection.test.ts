import { expect, it } from 'vitest';
import { between, toggled } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];

it('selects a row, and deselects it again', () => {
  expect([...toggled(new Set(), 'a')]).toEqual(['a']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

it('selects everything between two rows, in either direction', () => {
  expect([...between(new Set(['b']), ids, 'b', 'd')]).toEqual(['b', 'c', 'd']);
  expect([...between(new Set(['d']), ids, 'd', 'b')].sort()).toEqual(['b', 'c', 'd']);
});

it('selects only the row when the other end has left the list', () => {
  expect([...between(new Set(['x']), ids, 'x', 'c')]).toEqual(['x', 'c']);
});
