import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HelpdeskError } from './error.ts';
import { type PieceCalls, uploadInPieces } from './pieces.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const uploaded = { id: 'f1', name: 'a.png', size: 4, type: 'image/png' };
const unreached = () => new HelpdeskError(0, 'The helpdesk could not be reached', 'network');

/** Uploads a small file; `failures` are the errors of its first attempts. */
async function uploadSmall(failures: Error[]) {
  const whole = vi.fn<PieceCalls['whole']>().mockResolvedValue(uploaded);
  for (const failure of failures) whole.mockRejectedValueOnce(failure);
  const stop = new AbortController();
  const result = uploadInPieces({ whole } as unknown as PieceCalls, new Blob(['text']), {
    onProgress() {},
    signal: stop.signal,
  }).catch((error: unknown) => error);
  return { result, whole, stop };
}

test('a small file is uploaded again while the server restarts', async () => {
  const { result, whole } = await uploadSmall([
    unreached(),
    new HelpdeskError(503, 'Not now', 'unavailable'),
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await result).toBe(uploaded);
  expect(whole).toHaveBeenCalledTimes(3);
});

test('it fails if the server is unreachable for a quarter of a minute', async () => {
  const failures = Array.from({ length: 6 }, unreached);
  const { result, whole } = await uploadSmall(failures);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await result).toBe(failures.at(-1));
  expect(whole).toHaveBeenCalledTimes(6);
});

test.each([400, 403, 404, 413])('it is not uploaded again after %s', async (status) => {
  const refusal = new HelpdeskError(status, 'No', 'refused');
  const { result, whole } = await uploadSmall([refusal]);
  expect(await result).toBe(refusal);
  expect(whole).toHaveBeenCalledOnce();
});

test('it is not uploaded again once it was cancelled', async () => {
  const { result, whole, stop } = await uploadSmall([unreached()]);
  stop.abort();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await result).toMatchObject({ name: 'AbortError' });
  expect(whole).toHaveBeenCalledOnce();
});
