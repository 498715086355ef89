import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Desk } from '../http/desk.ts';
import { admitSocket, protocol } from './admit-socket.ts';
import { createPresence, type Presence } from './presence.ts';
import { openStaffLine } from './staff-line.ts';
import { stayWhileStaff } from './stay-while-staff.ts';

const maxFrame = 16 * 1024;
const pingEvery = 30_000;

/** The staff socket at /ws, on the server that answers everything else. */
export function serveSockets(desk: Desk, server: Server) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });

  const presence = createPresence();

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    upgrade(desk, sockets, presence, request, stream, head).catch((error: unknown) => {
      desk.log.error({ err: error }, 'A socket could not be opened');
      refuse(stream, 500, 'Internal Server Error');
    });
  });

  const alive = new WeakSet<WebSocket>();
  sockets.on('connection', (socket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
  });
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, pingEvery).unref();

  return {
    /** Sends every client away with the code that means "come back". */
    close() {
      clearInterval(pinging);
      for (const socket of sockets.clients) socket.close(1012, 'The server restarts');
      sockets.close();
    },
  };
}

async function upgrade(
  desk: Desk,
  sockets: WebSocketServer,
  presence: Presence,
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
) {
  const [path, query] = (request.url ?? '').split('?');
  if (path !== '/ws') return refuse(stream, 404, 'Not Found');
  if (!desk.ready()) return refuse(stream, 503, 'Service Unavailable');
  const listener = await admitSocket(desk, request);
  if (!listener) return refuse(stream, 401, 'Unauthorized');
  sockets.handleUpgrade(request, stream, head, (socket) => {
    sockets.emit('connection', socket, request);
    openStaffLine(desk, socket, listener, lastSeen(query), presence);
    void stayWhileStaff(desk, socket, listener);
  });
}

/** The number of the last event the client has seen: `?after=`. */
function lastSeen(query: string | undefined): number | null {
  const after = new URLSearchParams(query).get('after');
  return after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
}

function refuse(stream: Duplex, status: number, text: string) {
  stream.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
