import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { helpdeskUrl } from '../addresses.ts';

/** A proxy before the helpdesk that lets calls through, and refuses every upgrade to a socket with 403. */
export async function refuseSockets() {
  let refused = 0;
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked;
    const on = request(helpdeskUrl + url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  server.on('upgrade', (_, socket) => {
    refused += 1;
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused: () => refused,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
