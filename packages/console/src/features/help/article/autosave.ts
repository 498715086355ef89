/** How it stands with what is being written: nothing new, not sent yet, on its way, kept by the server, or not reached. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

const PAUSE = 1_500;
const AFTER_FAILURE = 10_000;

/** Saves what changes, after a pause and one at a time; what fails is tried again until it works or is stopped. */
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
    /** Sends at once what waits. */
    async flush() {
      await running;
      await send();
    },
    /** Forgets what waits and lets what is on its way arrive. */
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
