import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function autosaveOf(save: (value: string) => Promise<void>) {
  const states: SaveState[] = [];
  return { states, autosave: createAutosave(save, (state) => states.push(state)) };
}

it('saves the latest text once typing pauses', async () => {
  const save = vi.fn(async () => {});
  const { autosave, states } = autosaveOf(save);
  autosave.change('H');
  await vi.advanceTimersByTimeAsync(1_000);
  autosave.change('He');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledExactlyOnceWith('He');
  expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved']);
});

it('sends one draft at a time, and then the latest', async () => {
  const ends: (() => void)[] = [];
  const save = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const { autosave } = autosaveOf(save);
  autosave.change('one');
  await vi.advanceTimersByTimeAsync(1_500);
  autosave.change('two');
  autosave.change('three');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save.mock.calls).toEqual([['one'], ['three']]);
});

it('retries a draft that could not be sent', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { autosave, states } = autosaveOf(save);
  autosave.change('text');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenLastCalledWith('text');
  expect(states.at(-1)).toBe('saved');
});

it('sends pending changes when the screen closes, and nothing after being dropped or paused', async () => {
  const save = vi.fn(async () => {});
  const { autosave } = autosaveOf(save);
  autosave.change('closing');
  await autosave.flush();
  expect(save).toHaveBeenCalledExactlyOnceWith('closing');
  autosave.change('saved otherwise');
  await autosave.drop();
  autosave.change('in conflict');
  autosave.pause(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});
