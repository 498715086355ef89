import type { Schema } from './contract/operations.ts';

/** Wraps a send function to skip repeated data: it sends only if the data has changed or the last attempt failed. */
export function tellOnce<Said extends object>(tell: (said: Said) => Promise<unknown>) {
  let told = '';
  return async (said: Said): Promise<void> => {
    const text = JSON.stringify(said);
    if (text === told || text === '{}') return;
    told = text;
    try {
      await tell(said);
    } catch {
      told = '';
    }
  };
}

/** 128 random bits; randomUUID is missing on pages without TLS. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Returns the chat of an answer: the answer itself, or its `session`. */
export function chatIn(answer: unknown): Schema<'VisitorChat'> | undefined {
  const { session = answer } = answer as { session?: unknown };
  return (session as { messages?: [] }).messages && (session as Schema<'VisitorChat'>);
}
