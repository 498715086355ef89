import type { Connection } from './connection.ts';
import type { Schema } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';
import { trackPresence } from './look.ts';
import type { EventPayloads, TicketFacts } from './rules/event-payloads.ts';

/** Sockets send tickets without their description, which may be long: read the ticket to get it. */
type Carried<Payload> = Payload extends { ticket: TicketFacts }
  ? Omit<Payload, 'ticket'> & { ticket: Omit<Payload['ticket'], 'description'> }
  : Payload;

/** An event of the organization; `name` determines the type of `payload`. A newer server may send other names. */
export type RealtimeEvent = {
  [Name in keyof EventPayloads]: Omit<Schema<'SocketEvent'>, 'name' | 'payload'> & {
    name: Name;
    payload: Carried<EventPayloads[Name]>;
  };
}[keyof EventPayloads];
export type RealtimePresence = Schema<'SocketPresence'>;
export type RealtimeStatus = 'connecting' | 'open' | 'closed';

export interface RealtimeOptions {
  /** Sequence number of the last known event; omit for new events only. */
  after?: number;
  /** Called once for every event, in order. */
  onEvent(event: RealtimeEvent): void;
  /** Called if the events after `after` are no longer kept (a year): reload all data. */
  onStartOver?(): void;
  /** Called when the connection opens, closes or reconnects. */
  onStatus?(status: RealtimeStatus): void;
  /** Called with the members who are viewing the ticket set with `presence`, including the user, and whether they are typing. */
  onPresence?(presence: RealtimePresence): void;
  /** Called if the server rejects the connection; there are no further attempts. */
  onRefused?(error: HelpdeskError): void;
  /** For Node before 22, which has no WebSocket. */
  WebSocket?: typeof WebSocket;
}

export interface RealtimeConnection {
  /** Sequence number of the last event, to pass as `after` later. */
  readonly seq: number | undefined;
  /** Sets the ticket on screen (null for none) and resets typing; kept across reconnects. */
  presence(ticketId: string | null): void;
  /** Reports that the user is typing on the ticket on screen. Call it on every key press: it sends at most one frame every 2 seconds. */
  typing(ticketId: string): void;
  /** Closes the socket permanently. */
  close(): void;
}

export interface Realtime {
  /**
   * Keeps the staff socket open and delivers the organization's events. If the connection breaks, it
   * reconnects (after 3000 ms, with jitter) and gets the missed events.
   * @throws TypeError immediately if there is no `WebSocket` and none is given.
   */
  connect(options: RealtimeOptions): RealtimeConnection;
}

type Frame = RealtimeEvent | RealtimePresence | Schema<'SocketHello'> | Schema<'SocketError'>;

const normalClose = 1000;
const pause = 3_000;
const socketOpen = 1;

/** Gets a one-time ticket for the socket. */
type Prove = () => Promise<Schema<'SocketTicket'>>;

export function realtimeOf(connection: Connection, prove: Prove): Realtime {
  return { connect: (options) => connect(connection, prove, options) };
}

function connect(
  connection: Connection,
  prove: Prove,
  options: RealtimeOptions,
): RealtimeConnection {
  const Socket = options.WebSocket ?? globalThis.WebSocket;
  if (!Socket) throw new TypeError('Give WebSocket, such as that of the ws package');
  let seq = options.after;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const look = trackPresence((frame) => {
    if (socket?.readyState === socketOpen) socket.send(JSON.stringify(frame));
  });

  void open();
  return {
    get seq() {
      return seq;
    },
    presence: look.presence,
    typing: look.typing,
    close() {
      ended = true;
      clearTimeout(timer);
      look.close();
      socket?.close(normalClose);
      options.onStatus?.('closed');
    },
  };

  async function open() {
    options.onStatus?.('connecting');
    try {
      const { ticket } = await prove();
      if (!ended) listen(ticket);
    } catch (error) {
      const refusal = error instanceof HelpdeskError && [401, 403].includes(error.status);
      if (refusal && !ended) end(error);
      else again();
    }
  }

  function listen(ticket: string) {
    const url = socketUrl(connection.baseUrl, seq);
    const opened = new Socket(url, ['helpdesk.v1', `token.${ticket}`]);
    let refusal: HelpdeskError | undefined;
    socket = opened;
    opened.onopen = () => {
      look.again();
      options.onStatus?.('open');
    };
    opened.onmessage = ({ data }) => {
      const frame = frameOf(data);
      if (frame?.type === 'error') refusal = new HelpdeskError(0, frame.message, frame.code);
      if (frame?.type === 'hello') {
        if (frame.startOver) seq = frame.seq;
        seq ??= frame.seq;
        if (frame.startOver) options.onStartOver?.();
      }
      if (frame?.type === 'event') publish(frame);
      if (frame?.type === 'presence' && frame.ticketId === look.ticketId) {
        options.onPresence?.(frame);
      }
    };
    opened.onclose = ({ code }) => {
      if (ended) return;
      if (code === normalClose) end(refusal);
      else again();
    };
  }

  function publish(event: RealtimeEvent) {
    if (seq !== undefined && event.seq <= seq) return;
    seq = event.seq;
    options.onEvent(event);
  }

  function end(error: HelpdeskError | undefined) {
    ended = true;
    options.onStatus?.('closed');
    if (error) options.onRefused?.(error);
  }

  function again() {
    if (ended) return;
    options.onStatus?.('closed');
    timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
  }
}

/** Returns the address of the socket on the same server; with `after`, it sends missed events first. */
function socketUrl(baseUrl: string | undefined, after: number | undefined): string {
  const page = (globalThis as { location?: { href: string } }).location;
  const url = new URL('/ws', baseUrl || page?.href);
  if (after !== undefined) url.searchParams.set('after', `${after}`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

// Ignores frames it can't parse: a newer server may send others.
function frameOf(data: unknown): Frame | undefined {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}
