/**
 * Gives every distinct input an attempt of its own, and the same input the same one: what is sent again after a lost answer
 * is then the same message to the server, not a second one.
 */
export function repeatable() {
  let last = { text: '', key: '', at: 0 };
  return (input: unknown): { key: string; at: number } => {
    const text = JSON.stringify(input);
    if (text !== last.text) last = { text, key: newKey(), at: performance.now() };
    return last;
  };
}

// randomUUID is missing on pages without TLS.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
