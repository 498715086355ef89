/** Time in milliseconds for which the server stores a key, minus an hour for clock differences and delays. */
const REMEMBERED = 23 * 60 * 60 * 1000;

type Attempt = { text: string; key: string };

/**
 * Returns a function that gives each distinct input its own idempotency key. Repeating an input after a lost response reuses the key, so
 * the server doesn't store a second message. With a name, the key survives a reload of this tab.
 */
export function repeatable() {
  let last: Attempt = { text: '', key: '' };
  return (input: unknown, name?: string): { key: string } => {
    const text = JSON.stringify(input);
    if (text === last.text) return last;
    const before = name === undefined ? null : attemptBefore(name);
    if (text === before?.text) {
      last = before;
    } else {
      last = { text, key: newKey() };
      if (name !== undefined) keep(name, last);
    }
    return last;
  };
}

/** Returns the stored attempt of a name that has no response yet, even from before a reload. */
export function attemptBefore(name: string): Attempt | null {
  try {
    const { text, key, at } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    const isKnown = typeof text === 'string' && typeof key === 'string';
    return isKnown && Date.now() - at < REMEMBERED ? { text, key } : null;
  } catch {
    return null;
  }
}

export function forgetAttempt(name: string | undefined) {
  if (name !== undefined) sessionStorage.removeItem(name);
}

function keep(name: string, attempt: Attempt) {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...attempt, at: Date.now() }));
  } catch {
    // The disk is full: the key lasts as long as the page.
  }
}

// randomUUID is missing on pages without TLS.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
