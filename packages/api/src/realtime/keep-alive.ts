import type { WebSocket, WebSocketServer } from 'ws';

const pingEvery = 30_000;

/** Pings every client, and terminates those that have not answered by the next ping. */
export function keepAlive(sockets: WebSocketServer, every = pingEvery): () => void {
  const alive = new WeakSet<WebSocket>();
  sockets.on('connection', (socket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, every).unref();
  return () => clearInterval(pinging);
}
