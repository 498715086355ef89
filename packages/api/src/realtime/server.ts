import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isVisitorToken } from '../http/chat-access.ts';
import type { Desk } from '../http/desk.ts';
import { admitSocket, proofOf, protocol } from './admit-socket.ts';
import { type Attendance, createAttendance } from './attendance.ts';
import { staffCaller, visitorCaller } from './chat-caller.ts';
import { type ChatHub, createChatHub } from './chat-hub.ts';
import { openChatLine } from './chat-line.ts';
import { keepAlive } from './keep-alive.ts';
import { createPresence, type Presence } from './presence.ts';
import { openStaffLine } from './staff-line.ts';
import { stayWhileStaff } from './stay-while-staff.ts';

const maxFrame = 16 * 1024;

/** What all sockets share. */
interface Exchange {
  desk: Desk;
  sockets: WebSocketServer;
  presence: Presence;
  hub: ChatHub;
  attendance: Attendance;
}

/** The sockets of staff and visitors at /ws, on the server that answers everything else. */
export function serveSockets(desk: Desk, server: Server) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });

  const hub = createChatHub(desk.database, desk.live);
  const attendance = createAttendance(desk.database, desk.log, (id) => hub.refresh(id));
  const exchange: Exchange = { desk, sockets, presence: createPresence(), hub, attendance };

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    upgrade(exchange, request, stream, head).catch((error: unknown) => {
      desk.log.error({ err: error }, 'A socket could not be opened');
      refuse(stream, 500, 'Internal Server Error');
    });
  });

  sockets.on('connection', (socket) => socket.on('error', () => socket.terminate()));
  const stopPinging = keepAlive(sockets);

  return {
    /** Sends every client away with the code that means "come back". */
    close() {
      stopPinging();
      attendance.close();
      hub.close();
      for (const socket of sockets.clients) socket.close(1012, 'The server restarts');
      sockets.close();
    },
  };
}

async function upgrade(exchange: Exchange, request: IncomingMessage, stream: Duplex, head: Buffer) {
  const { desk, sockets } = exchange;
  const [path, search] = (request.url ?? '').split('?');
  if (path !== '/ws') return refuse(stream, 404, 'Not Found');
  if (!desk.ready()) return refuse(stream, 503, 'Service Unavailable');
  const open = await admit(exchange, request, new URLSearchParams(search));
  if (!open) return refuse(stream, 401, 'Unauthorized');
  sockets.handleUpgrade(request, stream, head, (socket) => {
    sockets.emit('connection', socket, request);
    open(socket);
  });
}

/** What to do with the socket of somebody who has proved who he is; null for anybody else. */
async function admit(
  { desk, hub, attendance, presence }: Exchange,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<((socket: WebSocket) => void) | null> {
  const sessionId = query.get('sessionId');
  const after = lastSeen(query);
  const proof = proofOf(request.headers['sec-websocket-protocol']);
  if (proof && isVisitorToken(proof)) {
    const caller = sessionId ? await visitorCaller(desk, request, sessionId, proof) : null;
    return caller && ((socket) => openChatLine(desk, hub, socket, caller, after ?? 0));
  }
  const listener = await admitSocket(desk, request);
  if (!listener) return null;
  const caller = sessionId === null ? null : await staffCaller(listener, sessionId);
  if (sessionId !== null && !caller) return null;
  return (socket) => {
    if (caller) openChatLine(desk, hub, socket, caller, after ?? 0);
    else openStaffLine(desk, socket, listener, after, presence);
    socket.once('close', attendance.enter(listener.org.id, listener.userId));
    void stayWhileStaff(desk, socket, listener);
  };
}

/** The number of the last event or message the client has: `?after=`. */
function lastSeen(query: URLSearchParams): number | null {
  const after = query.get('after');
  return after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
}

function refuse(stream: Duplex, status: number, text: string) {
  stream.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
