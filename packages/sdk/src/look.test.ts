import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackPresence } from './look.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const sent: string[] = [];
  const look = trackPresence((frame) => sent.push(`${frame.type} ${frame.ticketId}`));
  const pass = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return sent.splice(0);
  };
  return { look, pass };
}

it('sends the first ticket on screen at once, and the next ones at most twice a second', () => {
  const { look, pass } = begin();
  look.presence('t1');
  expect(look.ticketId).toBe('t1');
  expect(pass(0)).toEqual(['presence t1']);
  look.presence('t2');
  look.presence('t3');
  expect(pass(499)).toEqual([]);
  expect(pass(1)).toEqual(['presence t3']);
  look.presence(null);
  expect(pass(499)).toEqual([]);
  expect(pass(1)).toEqual(['presence null']);
  look.presence(null);
  expect(pass(10_000)).toEqual([]);
});

it('sends nothing if the user leaves a ticket and returns to it', () => {
  const { look, pass } = begin();
  look.presence('t1');
  pass(0);
  look.presence('t2');
  look.presence('t1');
  expect(pass(10_000)).toEqual([]);
});

it('sends typing on the ticket on screen at most every two seconds', () => {
  const { look, pass } = begin();
  look.presence('t1');
  look.typing('t1');
  expect(pass(0)).toEqual(['presence t1', 'typing t1']);
  look.typing('t2');
  look.typing('t1');
  expect(pass(1_999)).toEqual([]);
  look.typing('t1');
  expect(pass(1)).toEqual([]);
  look.typing('t1');
  expect(pass(0)).toEqual(['typing t1']);
});

it('sends the ticket on screen before typing in it', () => {
  const { look, pass } = begin();
  look.presence('t1');
  pass(0);
  look.presence('t2');
  look.typing('t2');
  expect(pass(10_000)).toEqual(['presence t2', 'typing t2']);
});

it('ends typing when the same ticket is set again', () => {
  const { look, pass } = begin();
  look.presence('t1');
  look.typing('t1');
  pass(0);
  look.presence('t1');
  expect(pass(500)).toEqual(['presence t1']);
  look.typing('t1');
  expect(pass(0)).toEqual(['typing t1']);
});

it('sends the ticket on screen to a new connection once, and typing as soon as it starts', () => {
  const { look, pass } = begin();
  look.again();
  expect(pass(1_000)).toEqual([]);
  look.presence('t1');
  look.again();
  expect(pass(1_000)).toEqual(['presence t1']);
  look.typing('t1');
  pass(0);
  look.again();
  look.typing('t1');
  expect(pass(1_000)).toEqual(['presence t1', 'typing t1']);
});

it('sends nothing after it is closed', () => {
  const { look, pass } = begin();
  look.presence('t1');
  look.close();
  expect(pass(10_000)).toEqual([]);
});
