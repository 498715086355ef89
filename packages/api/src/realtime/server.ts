import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { mayCall } from '../auth/may-call.ts';
import { isVisitorToken } from '../auth/store/chat-access.ts';
import { visibilityOf } from '../auth/visibility.ts';
import { readHost } from '../http/sites/host.ts';
import type { ServerContext } from '../server-context.ts';
import { admitSocket, proofOf, protocol } from './admit-socket.ts';
import { type Attendance, createAttendance } from './attendance.ts';
import { staffCaller, visitorCaller } from './chat-caller.ts';
import { openChatConnection } from './chat-connection.ts';
import { type ChatHub, createChatHub } from './chat-hub.ts';
import { keepAlive } from './keep-alive.ts';
import { createPresence, type Presence } from './presence.ts';
import { openStaffConnection } from './staff-connection.ts';
import { stayWhileStaff } from './stay-while-staff.ts';

const maxFrame = 16 * 1024;

/** State shared by all sockets. */
interface Exchange {
  server: ServerContext;
  sockets: WebSocketServer;
  presence: Presence;
  hub: ChatHub;
  attendance: Attendance;
}

/** The WebSocket server for staff and visitors at /ws, on the HTTP server. */
export function serveSockets(server: ServerContext, http: Server) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });

  const hub = createChatHub(server.database, server.live);
  const attendance = createAttendance(server.database, server.log, (id) => hub.refresh(id));
  const exchange: Exchange = {
    server,
    sockets,
    presence: server.memory.of(createPresence),
    hub,
    attendance,
  };

  http.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    upgrade(exchange, request, stream, head).catch((error: unknown) => {
      server.log.error({ err: error }, "Couldn't open a socket");
      refuse(stream, 500, 'Internal Server Error');
    });
  });

  sockets.on('connection', (socket) => socket.on('error', () => socket.terminate()));
  const stopPinging = keepAlive(sockets);

  return {
    /** Closes every socket with the code for "reconnect". */
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
  const { server, sockets } = exchange;
  if (!readHost(request)) return refuse(stream, 400, 'Bad Request');
  const [path, search] = (request.url ?? '').split('?');
  if (path !== '/ws') return refuse(stream, 404, 'Not Found');
  if (!server.ready()) return refuse(stream, 503, 'Service Unavailable');
  const open = await admit(exchange, request, new URLSearchParams(search));
  if (!open) return refuse(stream, 401, 'Unauthorized');
  sockets.handleUpgrade(request, stream, head, (socket) => {
    sockets.emit('connection', socket, request);
    open(socket, stream);
  });
}

/** The connection handler for an authenticated client; otherwise null. */
async function admit(
  { server, hub, attendance, presence }: Exchange,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<((socket: WebSocket, stream: Duplex) => void) | null> {
  const sessionId = query.get('sessionId');
  const after = lastSeen(query);
  const proof = proofOf(request.headers['sec-websocket-protocol']);
  if (proof && isVisitorToken(proof)) {
    const caller = sessionId ? await visitorCaller(server, request, sessionId, proof) : null;
    if (!caller) return null;
    return (socket, stream) => openChatConnection(server, hub, socket, stream, caller, after ?? 0);
  }
  const listener = await admitSocket(server, request);
  if (!listener) return null;
  const caller = sessionId === null ? null : await staffCaller(listener, sessionId);
  if (sessionId !== null && !caller) return null;
  return (socket, stream) => {
    if (caller) openChatConnection(server, hub, socket, stream, caller, after ?? 0);
    const staff = caller
      ? null
      : openStaffConnection(server, socket, stream, listener, after, presence);
    socket.once('close', attendance.enter(listener.org.id, listener.userId));
    void stayWhileStaff(server, socket, listener, (rights) => {
      listener.readsChats = mayCall('chat.get', rights);
      listener.visibility = visibilityOf(rights, listener.userId);
      staff?.visibilityChanged();
      if (caller) caller.mayWrite = mayCall('chat.send', rights);
      return caller === null || listener.readsChats;
    });
  };
}

/** The last event or message that the client has received, from `?after=`. */
function lastSeen(query: URLSearchParams): number | null {
  const after = query.get('after');
  return after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
}

function refuse(stream: Duplex, status: number, text: string) {
  stream.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
