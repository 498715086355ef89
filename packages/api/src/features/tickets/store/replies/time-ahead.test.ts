// @module-tag one-engine

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeAhead } from './time-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-05-05T10:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a chosen time must be in the future', () => {
  expect(timeAhead('sendAt', '2030-05-05T12:00:00.001+02:00')).toBe('2030-05-05T10:00:00.001Z');
  expect(() => timeAhead('sendAt', '2030-05-05T12:00:00+02:00')).toThrow('in the future');
});
