import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

// The baseline of `npm run bench:chat`, which stores nothing. Sends back what it receives, or, for sockets at `/?room=`, relays
// each message to everyone in the room.
const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1e6;
  response.end(
    `process_resident_memory_bytes ${process.memoryUsage().rss}\nprocess_cpu_seconds_total ${cpu}\n`,
  );
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 16 * 1024 });
const rooms = new Map<string, Set<WebSocket>>();
sockets.on('connection', (socket, request) => {
  socket.send('{"type":"hello","seq":0}');
  const name = new URL(request.url ?? '/', 'http://echo').searchParams.get('room');
  if (name === null) return socket.on('message', (data) => socket.send(String(data)));
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('close', () => room.delete(socket));
  let seq = 0;
  socket.on('message', (data) => {
    const { message, clientId } = JSON.parse(String(data));
    seq += 1;
    const said = { sessionId: name, seq, senderType: 'customer', message, clientId };
    const text = JSON.stringify({ type: 'chat_message', data: said });
    for (const one of room) one.send(text);
  });
});
server.listen(0, '127.0.0.1', 1024, () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
