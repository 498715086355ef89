import type { Schema } from './contract/operations.ts';

type Frame = Schema<'SocketLook'> | Schema<'SocketTyping'>;

/** Going through a list names many tickets, of which only the last one matters. */
const lookEvery = 500;
/** The server forgets after five seconds that somebody types. */
const typingEvery = 2_000;

/** What is on screen, told to the server no more often than it wants to hear. */
export function lookOn(send: (frame: Frame) => void) {
  let ticketId: string | null = null;
  let told: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typedAt = Number.NEGATIVE_INFINITY;

  function tell() {
    timer = undefined;
    if (told === ticketId && typedAt < 0) return;
    told = ticketId;
    typedAt = Number.NEGATIVE_INFINITY;
    send({ type: 'presence', ticketId });
  }

  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    tell();
  }

  return {
    get ticketId() {
      return ticketId;
    },
    presence(next: string | null) {
      ticketId = next;
      timer ??= setTimeout(tell, told === null && next !== null ? 0 : lookEvery);
    },
    typing(on: string) {
      if (on !== ticketId || Date.now() - typedAt < typingEvery) return;
      flush();
      typedAt = Date.now();
      send({ type: 'typing', ticketId: on });
    },
    /** A new connection knows nothing. */
    again() {
      told = null;
      typedAt = Number.NEGATIVE_INFINITY;
      if (ticketId !== null && timer === undefined) tell();
    },
    close() {
      clearTimeout(timer);
    },
  };
}
