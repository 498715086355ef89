import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { between, toggled, useSelection } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];

it('selects a row, and deselects it again', () => {
  expect([...toggled(new Set(), 'a')]).toEqual(['a']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

it('selects everything between two rows, in either direction', () => {
  expect([...between(new Set(['b']), ids, 'b', 'd')]).toEqual(['b', 'c', 'd']);
  expect([...between(new Set(['d']), ids, 'd', 'b')].sort()).toEqual(['b', 'c', 'd']);
});

it('selects only the row if the other end has left the list', () => {
  expect([...between(new Set(['x']), ids, 'x', 'c')]).toEqual(['x', 'c']);
});

it('drops tickets that have left the list, and keeps the order of the list', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown), {
    initialProps: { shown: ids },
  });
  act(() => result.current.toggle('c'));
  act(() => result.current.toggle('a'));
  expect(result.current.selected).toEqual(['a', 'c']);
  expect(result.current.has('c')).toBe(true);
  rerender({ shown: ['a', 'b'] });
  expect(result.current.selected).toEqual(['a']);
  act(() => result.current.toggleAll());
  expect(result.current.selected).toEqual(['a', 'b']);
  act(() => result.current.toggle('b', true));
  expect(result.current.selected).toEqual(['a']);
  act(() => result.current.toggle('a'));
  expect(result.current.selected).toEqual([]);
});

it('selects the whole view until a row is deselected or the view changes', () => {
  const { result, rerender } = renderHook(({ shown, view }) => useSelection(shown, view), {
    initialProps: { shown: ids, view: 'open' },
  });
  act(() => result.current.selectWhole());
  rerender({ shown: [...ids, 'e'], view: 'open' });
  expect(result.current.isWhole).toBe(true);
  expect(result.current.selected).toEqual([...ids, 'e']);
  act(() => result.current.toggle('b'));
  expect(result.current.isWhole).toBe(false);
  expect(result.current.selected).toEqual(['a', 'c', 'd', 'e']);
  act(() => result.current.selectWhole());
  rerender({ shown: ids, view: 'closed' });
  expect(result.current.isWhole).toBe(false);
});
