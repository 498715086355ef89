/**
 * Gives each distinct input its own idempotency key. Repeating an input after a lost response reuses the key,
 * so that the server does not store a second message.
 */
export function repeatable() {
  let last = { text: '', key: '' };
  return (input: unknown): { key: string } => {
    const text = JSON.stringify(input);
    if (text !== last.text) last = { text, key: newKey() };
    return last;
  };
}

// randomUUID is missing on pages without TLS.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
