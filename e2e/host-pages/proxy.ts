import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { helpdeskUrl } from '../addresses.ts';

/** How the proxy treats sockets: it refuses them with 403, never answers, or delays them by this many milliseconds. */
export type Sockets = 'refused' | 'swallowed' | { lateBy: number };

/** Starts a proxy in front of the helpdesk, like those of some networks. It lets HTTP requests through. */
export async function openProxy(sockets: Sockets) {
  let upgrades = 0;
  const paths: string[] = [];
  let isCut = false;
  const held = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy();
    const { method = 'GET', url = '/', headers } = asked;
    paths.push(url);
    const on = request(helpdeskUrl + url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  const hold = (socket: Socket) => {
    held.add(socket);
    socket.on('error', () => {}).on('close', () => held.delete(socket));
  };
  server.on('upgrade', ({ method, url, rawHeaders }, socket: Socket, head) => {
    upgrades += 1;
    hold(socket);
    if (isCut) return void socket.destroy();
    if (sockets === 'swallowed') return;
    if (sockets === 'refused') {
      const refusal = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
      return void socket.end(refusal);
    }
    const { hostname, port } = new URL(helpdeskUrl);
    const on = connect(Number(port), hostname);
    hold(on);
    const headers = rawHeaders.map((part, index) => part + (index % 2 ? '\r\n' : ': ')).join('');
    on.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
    on.write(head);
    passOn(socket, on, sockets.lateBy);
    passOn(on, socket, sockets.lateBy);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const drop = () => {
    for (const socket of held) socket.destroy();
  };
  return {
    url,
    /** The script tag for a page whose visitors are behind the proxy. */
    script: `<script src="${url}/widget.js" async></script>`,
    /** Returns the paths of all requests that were let through. */
    asked: () => paths,
    /** Returns the number of requested sockets. */
    upgrades: () => upgrades,
    /** Closes all sockets and blocks everything. */
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    close() {
      drop();
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(from: Socket, to: Socket, lateBy: number) {
  from.on('data', (data) => setTimeout(() => to.destroyed || to.write(data), lateBy));
  from.on('close', () => setTimeout(() => to.destroy(), lateBy));
}
