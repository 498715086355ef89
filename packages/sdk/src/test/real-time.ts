import { afterAll, vi } from 'vitest';

// Test files share a process: timers that stay faked make every later file wait for good, without even a deadline.
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file leaves timers faked to the next one: vi.useRealTimers() in afterEach');
});
