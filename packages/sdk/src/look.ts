import type { Schema } from './contract/operations.ts';

type Frame = Schema<'SocketLook'> | Schema<'SocketTyping'>;

/** In milliseconds. When the user moves through a list, only the last ticket matters. */
const lookEvery = 500;
/** In milliseconds. The server forgets after five seconds that someone is typing. */
const typingEvery = 2_000;

/** Tracks the ticket on screen and typing, and sends both no more often than the server accepts. */
export function trackPresence(send: (frame: Frame) => void) {
  let ticketId: string | null = null;
  let sent: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typedAt = -Infinity;

  function report() {
    timer = undefined;
    if (sent === ticketId && typedAt < 0) return;
    sent = ticketId;
    typedAt = -Infinity;
    send({ type: 'presence', ticketId });
  }

  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    report();
  }

  return {
    get ticketId() {
      return ticketId;
    },
    presence(next: string | null) {
      ticketId = next;
      timer ??= setTimeout(report, sent === null && next !== null ? 0 : lookEvery);
    },
    typing(on: string) {
      if (on !== ticketId || Date.now() - typedAt < typingEvery) return;
      flush();
      typedAt = Date.now();
      send({ type: 'typing', ticketId: on });
    },
    /** Sends the ticket on screen to a new connection, which knows nothing yet. */
    again() {
      sent = null;
      typedAt = -Infinity;
      if (timer === undefined) report();
    },
    close() {
      clearTimeout(timer);
    },
  };
}
