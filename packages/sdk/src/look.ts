import type { Schema } from './contract/operations.ts';

type Frame = Schema<'SocketLook'> | Schema<'SocketTyping'>;

/** Going through a list names many tickets, of which only the last one matters. */
const lookEvery = 500;
/** The server forgets after five seconds that somebody types. */
const typingEvery = 2_000;

/** What is on screen, sent to the server no more often than it accepts. */
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
    /** A new connection knows nothing. */
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
