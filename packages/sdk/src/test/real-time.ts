import { afterAll, vi } from 'vitest';

// Test files share a process: with fake timers left on, every later file would wait forever, without a timeout.
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file leaves timers faked to the next one: vi.useRealTimers() in afterEach');
});
