import type { Duplex } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { WebSocket } from 'ws';
import type { StoredEvent } from '../event-catalog.ts';
import { eventsAfter, lastSeq } from '../events/read.ts';
import { hasMissed } from '../events/store/retention.ts';
import type { ServerContext } from '../server-context.ts';
import type { Listener } from './admit-socket.ts';
import { createDepartures } from './departures.ts';
import { parseFrame, refuseSocket, send } from './frames.ts';
import { type Frame, frameOf, openLine } from './line.ts';
import type { Presence, Seat } from './presence.ts';
import { concerns, isForMember, isSeen } from './seen-events.ts';
import { reserveSocket } from './take-seat.ts';

const maxUnsent = 1024 * 1024;
/** With more unread bytes, a client gets no more events; it reloads its screen once it has caught up. */
const slowAfter = 256 * 1024;
/** Scrolling through a list sends a frame for each ticket. */
const framesPerWindow = 60;
const window = 10_000;
const pageSize = 500;

/** Sends the events of the organization to one staff member, starting with the missed ones. */
export function openStaffConnection(
  { live, log, database, memory }: ServerContext,
  socket: WebSocket,
  stream: Duplex,
  listener: Listener,
  after: number | null,
  presence: Presence,
) {
  const { org } = listener;
  const line = openLine(socket, stream, maxUnsent, memory.of(createDepartures));
  let sent = Number.POSITIVE_INFINITY;
  let frames = 0;

  const isNew = (event: StoredEvent) => {
    const { seq, name } = event;
    if (seq <= sent) return false;
    sent = seq;
    if (!listener.readsChats && name.startsWith('chat.')) return false;
    return isForMember(event, listener.userId);
  };
  let isBehind = false;
  const catchUp = async () => {
    isBehind = false;
    if (socket.readyState !== socket.OPEN) return;
    send(socket, { type: 'hello', seq: Math.max(sent, await lastSeq(org)), startOver: true });
  };
  const sendEvent = (event: StoredEvent) => {
    if (isBehind) return;
    if (!line.isBehind(slowAfter)) return line.send(eventFrame(event));
    isBehind = true;
    stream.once('drain', () => inTurn(catchUp));
  };
  const deliver = (event: StoredEvent) => {
    if (isNew(event)) sendEvent(event);
  };
  /** Delivers an event to a member who can't see all tickets. */
  const deliverSeen = async (event: StoredEvent) => {
    const { visibility } = listener;
    if (!visibility) return deliver(event);
    if (!isNew(event)) return;
    if (await concerns(database.org(org.id, visibility), visibility, event)) sendEvent(event);
    if ('ticket' in event.payload && event.payload.ticket.id === lookingAt) await leaveIfHidden();
  };

  /** Serialized: live events wait for the end of a replay. */
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;
  const inTurn = (work: () => void | Promise<void>) => {
    waiting += 1;
    turn = turn
      .then(work)
      .catch((error: unknown) => {
        log.error({ err: error }, 'A socket lost its connection');
        socket.close(1013, 'Try again');
      })
      .then(() => {
        waiting -= 1;
      });
  };
  const receive = (event: StoredEvent) => {
    if (waiting === 0 && !listener.visibility) deliver(event);
    else inTurn(() => deliverSeen(event));
  };

  const replay = async (after: number) => {
    sent = Math.min(sent, after);
    for (let last = after; socket.readyState === socket.OPEN; ) {
      const page = await eventsAfter(org, last, pageSize);
      for (const event of page) await deliverSeen(event);
      const end = page.at(-1);
      if (!end || page.length < pageSize) return;
      last = end.seq;
    }
  };

  const resume = async (after: number) => {
    if (!(await hasMissed(org, after))) return replay(after);
    send(socket, { type: 'hello', seq: await lastSeq(org), startOver: true });
  };

  let seat: Seat | undefined;
  let lookingAt: string | null = null;
  const sitDown = async (frame: Schema<'SocketLook'> | Schema<'SocketTyping'>) => {
    const { visibility } = listener;
    const isHidden =
      visibility &&
      frame.ticketId &&
      !(await isSeen(database.org(org.id, visibility), frame.ticketId));
    if (isHidden) return;
    seat ??= await reserveSocket(presence, socket, listener);
    if (socket.readyState !== socket.OPEN) return;
    if (frame.type === 'typing') return seat.type(frame.ticketId);
    lookingAt = frame.ticketId;
    seat.look(lookingAt);
  };
  /** Ends the member's presence on a ticket that they can no longer see. */
  const leaveIfHidden = async () => {
    const { visibility } = listener;
    if (!visibility || lookingAt === null) return;
    if (await isSeen(database.org(org.id, visibility), lookingAt)) return;
    lookingAt = null;
    seat?.look(null);
  };

  socket.on('message', (data, isBinary) => {
    frames += 1;
    if (frames > framesPerWindow) return refuseSocket(socket, 'rate_limited', 'Too many frames');
    const frame = isBinary ? null : parseFrame(String(data));
    if (frame?.type === 'resume') inTurn(() => resume(frame.after));
    else if (frame) inTurn(() => sitDown(frame));
  });
  const counting = setInterval(() => {
    frames = 0;
  }, window).unref();
  socket.once('close', () => clearInterval(counting));

  inTurn(async () => {
    const { seq, stop } = await live.subscribe(org.id, receive);
    socket.once('close', stop);
    if (socket.readyState !== socket.OPEN) return stop();
    sent = seq;
    const startOver = after !== null && (await hasMissed(org, after));
    send(socket, { type: 'hello', seq, ...(startOver && { startOver }) });
    if (after !== null && !startOver) await replay(after);
  });
  return { visibilityChanged: () => inTurn(leaveIfHidden) };
}

/** A cache per event object; holds no state of the server. */
const frames = new WeakMap<StoredEvent, Frame>();

/** The frame of an event, made once for all clients. */
function eventFrame(event: StoredEvent): Frame {
  const known = frames.get(event);
  if (known) return known;
  const { seq, name, createdAt } = event;
  const payload = withoutText(event);
  const frame = frameOf(JSON.stringify({ type: 'event', seq, name, payload, createdAt }));
  frames.set(event, frame);
  return frame;
}

/** Removes the description, which may be long: every screen receives every ticket change, and screens that show it read the ticket. */
function withoutText({ payload }: StoredEvent): object {
  if (!('ticket' in payload && 'description' in payload.ticket)) return payload;
  const { description: _, ...ticket } = payload.ticket;
  return { ...payload, ticket };
}
