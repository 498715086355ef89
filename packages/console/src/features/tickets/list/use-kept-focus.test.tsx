import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ticketLike } from '../../../test/tickets.ts';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Rows({ ids, isDrawn = true }: { ids: string[]; isDrawn?: boolean }) {
  const tickets = ids.map((id) => ticketLike({ id }));
  const kept = useKeptFocus(tickets, (index) => screen.queryByText(ids[index] ?? '')?.focus());
  return (
    <div
      onFocus={({ target }) => kept.onFocus(target.textContent, ids.indexOf(target.textContent))}
      onBlur={kept.onBlur}
    >
      {isDrawn &&
        ids.map((id) => (
          <button type="button" key={id}>
            {id}
          </button>
        ))}
    </div>
  );
}

function drawnAnew(ids: string[], leave = () => {}) {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  screen.getByText('b').focus();
  leave();
  rerender(<Rows ids={['a', 'b', 'c']} isDrawn={false} />);
  rerender(<Rows ids={ids} />);
  rerender(<Rows ids={ids} />);
  return document.activeElement?.textContent;
}

test('a row that is drawn anew has the focus that it had', () => {
  expect(drawnAnew(['x', 'a', 'b', 'c'])).toBe('b');
});

test('the focus of a row that has gone is on the one in its place, or on the last', () => {
  expect(drawnAnew(['a', 'c'])).toBe('c');
  cleanup();
  expect(drawnAnew(['a'])).toBe('a');
});

test('who has left the list is not brought back to it', () => {
  drawnAnew(['a', 'b', 'c'], () => screen.getByText('b').blur());
  expect(document.activeElement).toBe(document.body);
});
