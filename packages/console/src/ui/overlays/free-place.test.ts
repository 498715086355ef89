import { expect, it } from 'vitest';
import { emptiest } from './free-place.ts';

const area = { left: 200, top: 0, width: 1_000, height: 768 };
const size = { width: 300, height: 80 };
const row = (top: number) => ({ left: 200, top, width: 1_000, height: 40 });

it('is the bottom right if nothing is there', () => {
  expect(emptiest(size, area, [])).toEqual({ left: 900, top: 688 });
});

it('moves to the left of a button', () => {
  const send = { left: 1_100, top: 720, width: 80, height: 32 };
  expect(emptiest(size, area, [send])).toEqual({ left: 550, top: 688 });
});

it('moves to the top if a bar with controls spans the bottom', () => {
  expect(emptiest(size, area, [row(700)])).toEqual({ left: 900, top: 56 });
});

it('is between two rows if there is room only there', () => {
  const rows = [row(60), row(100), row(340), row(380), row(700)];
  expect(emptiest(size, area, rows)).toEqual({ left: 900, top: 616 });
});

it('covers the fewest controls if they are everywhere, and ignores hidden ones', () => {
  const page = { left: 0, top: 0, width: 1_400, height: 768 };
  expect(emptiest(size, area, [page])).toEqual({ left: 900, top: 688 });
  const hidden = { left: 900, top: 700, width: 0, height: 0 };
  expect(emptiest(size, area, [hidden])).toEqual({ left: 900, top: 688 });
});
