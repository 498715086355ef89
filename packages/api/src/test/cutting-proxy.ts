import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** Starts a proxy that cuts connections. Each number cuts one connection after that many bytes from the client. */
export async function startCuttingProxy(target: string, cutAfter: readonly number[]) {
  const left = [...cutAfter];
  let cut = 0;
  let passed = 0;
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(target);
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    let came = 0;
    incoming.on('data', (part) => {
      came += part.length;
      passed += part.length;
      const [limit] = left;
      if (limit !== undefined && came > limit) {
        left.shift();
        cut += 1;
        incoming.resetAndDestroy();
        // The bytes received so far are forwarded.
        outgoing.end(part.subarray(0, part.length / 2));
        return;
      }
      if (!outgoing.write(part)) incoming.pause();
    });
    outgoing.on('drain', () => incoming.resume());
    outgoing.pipe(incoming);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of connections that were cut. */
    cuts: () => cut,
    /** The number of bytes received from clients. */
    passed: () => passed,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
