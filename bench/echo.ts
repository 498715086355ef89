import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

// The baseline of `npm run bench:chat`: sends back what it receives, and stores nothing.
const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1e6;
  response.end(
    `process_resident_memory_bytes ${process.memoryUsage().rss}\nprocess_cpu_seconds_total ${cpu}\n`,
  );
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 16 * 1024 });
sockets.on('connection', (socket) => {
  socket.send('{"type":"hello","seq":0}');
  socket.on('message', (data) => socket.send(String(data)));
});
server.listen(0, '127.0.0.1', 1024, () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
