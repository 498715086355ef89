import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renewFiles, useConversationFiles } from './conversation-files.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('renews the broken link of a picture even if the conversation is loaded later', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const renew = vi.fn(() => Promise.resolve());
  void renewFiles();
  void renewFiles();
  const files: never[] = [];
  renderHook(() => useConversationFiles(files, renew));
  expect(renew).toHaveBeenCalledTimes(1);
});

it('renews all broken links of a conversation with one request', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) });
  const renew = vi.fn(() => Promise.resolve());
  const files: never[] = [];
  renderHook(() => useConversationFiles(files, renew));
  expect(renew).not.toHaveBeenCalled();
  void renewFiles();
  void renewFiles();
  expect(renew).toHaveBeenCalledTimes(1);
});
