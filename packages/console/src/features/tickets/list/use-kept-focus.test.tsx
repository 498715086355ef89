import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ticketLike } from '../../../test/tickets.ts';
import { type KeptFocus, useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

type RowsProps = {
  ids: string[];
  /** The ids that are rendered; all if absent. */
  drawn?: string[];
  onRefocus?: (index: number) => void;
};

const lists = new Map<string, ReturnType<typeof ticketLike>[]>();

/** Returns the same objects for the same ids, like the cache. */
function ticketsOf(ids: string[]) {
  const name = ids.join();
  const made = lists.get(name) ?? ids.map((id) => ticketLike({ id }));
  lists.set(name, made);
  return made;
}

function Rows({ ids, drawn = ids, onRefocus = () => {} }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(useRef<KeptFocus>(null), list, ticketsOf(ids), onRefocus);
  return (
    <div
      ref={list}
      onFocus={({ target }) => kept.onFocus(target.textContent, ids.indexOf(target.textContent))}
      onBlur={kept.onBlur}
    >
      {drawn.map((id) => (
        <div key={id} data-index={ids.indexOf(id)}>
          <a href={id} data-open="">
            {id}
          </a>
        </div>
      ))}
    </div>
  );
}

function reencoded(ids: string[], leave = () => {}) {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  screen.getByText('b').focus();
  leave();
  rerender(<Rows ids={['a', 'b', 'c']} drawn={[]} />);
  rerender(<Rows ids={ids} />);
  return document.activeElement?.textContent;
}

test('a re-rendered row keeps the focus', () => {
  expect(reencoded(['x', 'a', 'b', 'c'])).toBe('b');
});

test('the focus of a removed row moves to the row in its place, or to the last one', () => {
  expect(reencoded(['a', 'c'])).toBe('c');
  cleanup();
  expect(reencoded(['a'])).toBe('a');
});

test('a row that moves out of the rendered range is requested', () => {
  const onRefocus = vi.fn();
  const { rerender } = render(<Rows ids={['a', 'b']} onRefocus={onRefocus} />);
  screen.getByText('b').focus();
  rerender(<Rows ids={['x', 'y', 'a', 'b']} drawn={['x', 'y']} onRefocus={onRefocus} />);
  expect(onRefocus.mock.calls).toEqual([[3]]);
});

test("scrolling away from a focused row isn't undone, and it's focused again when it's visible again", () => {
  const onRefocus = vi.fn();
  const ids = ['a', 'b', 'c'];
  const { rerender } = render(<Rows ids={ids} onRefocus={onRefocus} />);
  screen.getByText('a').focus();
  rerender(<Rows ids={ids} drawn={['c']} onRefocus={onRefocus} />);
  rerender(<Rows ids={['x', ...ids]} drawn={['c']} onRefocus={onRefocus} />);
  expect(onRefocus).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  rerender(<Rows ids={['x', ...ids]} onRefocus={onRefocus} />);
  expect(document.activeElement?.textContent).toBe('a');
});

test("the focus doesn't return to a list that the user has left", () => {
  reencoded(['a', 'b', 'c'], () => screen.getByText('b').blur());
  expect(document.activeElement).toBe(document.body);
});
