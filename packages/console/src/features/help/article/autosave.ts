/** The state of the draft: unchanged, pending, sending, saved by the server, or failed. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

const PAUSE = 1_500;
const AFTER_FAILURE = 10_000;

/** Saves changes after a pause, one request at a time; a failed one is retried until it succeeds or saving stops. */
export function createAutosave<T>(
  save: (value: T) => Promise<void>,
  onState: (state: SaveState) => void,
) {
  let next: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isPaused = false;

  function schedule(wait: number) {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void send(), wait);
  }

  async function send() {
    clearTimeout(timer);
    if (running || !next) return;
    const sent = next;
    next = null;
    onState('saving');
    running = save(sent.value).then(
      () => onState(next ? 'waiting' : 'saved'),
      () => {
        next ??= sent;
        onState('failed');
        schedule(AFTER_FAILURE);
      },
    );
    await running;
    running = null;
    if (next) schedule(PAUSE);
  }

  return {
    change(value: T) {
      next = { value };
      onState('waiting');
      if (!running) schedule(PAUSE);
    },
    /** Sends pending changes immediately. */
    async flush() {
      await running;
      await send();
    },
    /** Drops pending changes and waits for the request in flight. */
    async drop() {
      next = null;
      clearTimeout(timer);
      await running;
    },
    pause(paused: boolean) {
      isPaused = paused;
      if (paused) clearTimeout(timer);
      else if (next) schedule(PAUSE);
    },
  };
}
