import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from './test-page.tsx';
import { useWindow } from './use-window.tsx';

const keyOf = (index: number) => `row-${index}`;
let top = 0;
let resized: (() => void)[] = [];
let watched: Element[] = [];
let ended = 0;

/** Rows of 50 pixels in a scroll area of 1,000. */
function Rows({ count }: { count: number }) {
  const { list, rows, driver, before, after, lastIndex } = useWindow({
    count,
    rowHeight: 50,
    keyOf,
  });
  return (
    <main id="main">
      <div data-testid="around">
        <div ref={list}>
          {driver}
          {rows.map(({ key, index }) => (
            <i key={String(key)} data-index={index} />
          ))}
          <p>{`${rows.at(0)?.key} to ${rows.at(-1)?.key} (${lastIndex}), ${before} and ${after}`}</p>
        </div>
      </div>
    </main>
  );
}
const said = () => document.querySelector('p')?.textContent;

beforeEach(() => {
  top = 300;
  resized = [];
  watched = [];
  ended = 0;
  layOut();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized.push(report);
      }
      observe(element: Element) {
        watched.push(element);
      }
      unobserve() {}
      disconnect() {
        ended += 1;
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.id === 'main' ? 60 : top } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the first rows are rendered at once, in the space of all rows', () => {
  render(<Rows count={100} />);
  expect(said()).toBe('row-0 to row-23 (23), 0 and 3800');
});

it('only visible rows and eight beyond are rendered, below the content above the list', async () => {
  top = 410;
  render(<Rows count={100} />);
  // 650 of 1,000 pixels are left: rows 0 to 12, and eight more.
  await waitFor(() => expect(said()).toBe('row-0 to row-20 (20), 0 and 3950'));
  top = 560;
  act(() => {
    for (const resize of resized) resize();
  });
  expect(said()).toBe('row-0 to row-17 (17), 0 and 4100');
});

it('the list follows the size of its surroundings until it unmounts', () => {
  const { unmount } = render(<Rows count={100} />);
  expect(watched).toContain(screen.getByRole('main'));
  expect(watched).toContain(screen.getByTestId('around'));
  unmount();
  expect(ended).toBeGreaterThan(0);
});

it('an empty list takes up no space', () => {
  render(<Rows count={0} />);
  expect(said()).toBe('undefined to undefined (0), 0 and 0');
});
